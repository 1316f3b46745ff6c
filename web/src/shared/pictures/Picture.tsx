import { styled } from '@mui/material/styles';
import type { PictureDto } from '#api/generated-public.ts';
import { askAgain, askAgainIfBroken, show } from './ask-again.ts';

interface Props {
  picture: PictureDto;
  alt: string;
  /** How wide it is shown, as the browser must know before it chooses: `(min-width: 900px) 400px, 100vw`. */
  sizes: string;
  /** It is seen at once. */
  first?: boolean;
}

/** A photo as wide as it is needed, over a few blurred pixels of itself until it has come. It fills its frame. */
export function Picture({ picture: { path, widths, width, height, placeholder }, alt, sizes, first = false }: Props) {
  const drawings = (format: 'avif' | 'webp') => widths.map((each) => `${path}/${each}.${format} ${each}w`).join(', ');
  return (
    <Frame>
      {placeholder && <img src={placeholder} alt="" />}
      <picture>
        <source type="image/avif" srcSet={drawings('avif')} sizes={sizes} />
        <img
          src={`${path}/${width}.webp`}
          srcSet={drawings('webp')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          ref={askAgainIfBroken}
          onError={({ currentTarget }) => askAgain(currentTarget)}
          onLoad={({ currentTarget }) => show(currentTarget)}
        />
      </picture>
    </Frame>
  );
}

const Frame = styled('span')({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  '& img': { position: 'absolute', inset: 0, display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});
