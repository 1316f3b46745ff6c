import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { initialsOf } from './initials.ts';

interface Props {
  /** Always stands beside the picture, which therefore says nothing to readers of the screen. */
  name: string;
  /** Path of their photo. */
  photo?: string | null;
  size?: number;
}

/** A provider's photo over the initials of their name, which show while it is not there: nothing moves when it comes. */
export function VendorAvatar({ name, photo = null, size = 28 }: Props) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: '50%',
        overflow: 'hidden',
        fontSize: size * 0.4,
        fontWeight: 600,
        lineHeight: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {initialsOf(name)}
      {photo && <Photo src={photo} alt="" width={size} height={size} loading="lazy" decoding="async" />}
    </Box>
  );
}

const Photo = styled('img')({ position: 'absolute', inset: 0, objectFit: 'cover' });
