import { styled } from '@mui/material/styles';
import type { PictureDto } from '#api/generated-public.ts';

interface Props {
  picture: PictureDto;
  /** The photo itself, once it has come: no address leads to it. */
  image: string | undefined;
  alt: string;
}

/** A photo that is hidden, for those who see it nevertheless. It fills its frame. */
export function HiddenPicture({ picture: { placeholder, width, height }, image, alt }: Props) {
  return <Filling src={image ?? placeholder ?? undefined} width={width} height={height} alt={alt} />;
}

const Filling = styled('img')({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
