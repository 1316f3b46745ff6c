import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

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

/** "BC" of "Bright & Co", "A" of "Ada". */
function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  return [...new Set([0, letters.length - 1])].map((index) => letters[index]?.toUpperCase() ?? '').join('');
}

const Photo = styled('img')({ position: 'absolute', inset: 0, objectFit: 'cover' });
