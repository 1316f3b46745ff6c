import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { PictureDto } from '#api/generated-public.ts';
import { Picture } from '#shared/pictures/Picture.tsx';

const SIZES = '(min-width: 1200px) 1200px, 100vw';

/** Both photos one above the other, with a line between them that is moved by pointer and by keys. */
export function BeforeAndAfter({ before, after, name }: { before: PictureDto; after: PictureDto; name: string }) {
  const [share, setShare] = useState(50);
  return (
    <>
      <Picture picture={after} alt={`${name}, after`} sizes={SIZES} first />
      <Over style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
        <Picture picture={before} alt={`${name}, before`} sizes={SIZES} first />
      </Over>
      <Label style={{ left: 8 }} hidden={share < 15}>
        Before
      </Label>
      <Label style={{ right: 8 }} hidden={share > 85}>
        After
      </Label>
      <Line style={{ left: `${share}%` }} />
      <Slider
        type="range"
        min={0}
        max={100}
        step={1}
        value={share}
        aria-label="How much of before is shown"
        aria-valuetext={`${share} percent before`}
        onChange={(event) => setShare(Number(event.target.value))}
      />
    </>
  );
}

const Over = styled('div')({ position: 'absolute', inset: 0 });

const Label = styled('span')({
  position: 'absolute',
  top: 8,
  padding: '2px 8px',
  borderRadius: 6,
  fontSize: '.75rem',
  fontWeight: 600,
  color: '#FFFFFF',
  backgroundColor: 'rgb(12 19 48 / 78%)',
});

const Line = styled('span')({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 3,
  marginLeft: -1.5,
  backgroundColor: '#FFFFFF',
  boxShadow: '0 0 4px rgb(0 0 0 / 60%)',
  '&::after': {
    content: '"\\2194"',
    position: 'absolute',
    top: '50%',
    left: '50%',
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    margin: '-18px 0 0 -18px',
    borderRadius: '50%',
    color: '#0C1330',
    backgroundColor: '#FFFFFF',
  },
});

/** Over all of the picture: wherever one presses, the line comes. */
const Slider = styled('input')({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'ew-resize',
  // A finger that moves up or down moves the page.
  touchAction: 'pan-y',
  '&:focus-visible + *, &:focus-visible': { outline: 'none' },
});
