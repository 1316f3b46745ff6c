import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { VendorAvatar } from './VendorAvatar.tsx';

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  flexShrink: 0,
  borderRadius: '50%',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.primary.light,
}));

interface Props {
  /** A photo, or the picture that is generated for whoever has none. */
  src: string;
  /** Always stands beside the picture, which therefore says nothing to readers of the screen. */
  name: string;
  size?: number;
}

/** A person's picture; while it can't be had, the first letter of their name. */
export function PersonAvatar({ src, name, size = 28 }: Props) {
  const [failed, setFailed] = useState<string>();
  if (failed === src) return <VendorAvatar name={name} size={size} />;
  return <Picture src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />;
}
