import 'react-easy-crop/react-easy-crop.css';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTypingPause } from '#ui/typing/useTypingPause.ts';
import { type Cut, leftOut, PICTURE_HEIGHT } from './cut.ts';

const STEP = 0.1;
const MIDDLE = { x: 0, y: 0 };
/** What the keys beside the digits say, with and without Shift, and those of the number pad. */
const ZOOMS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': -STEP, _: -STEP };
const WINDOW = {
  role: 'group',
  'aria-label': 'The part that shows. Move the picture with the arrow keys, zoom with plus and minus.',
};

interface Props {
  picture: HTMLCanvasElement;
  /** Of the window, width by height. */
  aspect: number;
  round?: boolean;
  largestZoom: number;
  onCut: (cut: Cut) => void;
}

/** A window over the picture, which is moved and zoomed under it, by pointer, fingers and keys. */
export function PictureCropper({ picture, aspect, round = false, largestZoom, onCut }: Props) {
  const id = useId();
  const [crop, setCrop] = useState(MIDDLE);
  const [zoom, setZoom] = useState(1);
  const [words, setWords] = useState('');
  const [said, setSaid] = useState('');
  const frame = useRef<RefObject<HTMLDivElement>>(undefined);
  // The page's policy allows no blob as a picture.
  const image = useMemo(() => picture.toDataURL('image/jpeg', 0.9), [picture]);
  const ready = words !== '';
  useEffect(() => {
    if (ready) frame.current?.current?.focus();
  }, [ready]);
  // Whoever can't see it hears where it came to rest, not each place on the way.
  useTypingPause(words, () => setSaid(words));

  const zoomTo = (to: number) => setZoom(Math.min(largestZoom, Math.max(1, Math.round(to * 10) / 10)));
  const zoomByKey = (event: KeyboardEvent) => {
    const step = ZOOMS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    zoomTo(zoom + step);
  };

  return (
    <Stack spacing={2}>
      <Box
        onKeyDown={zoomByKey}
        sx={{
          position: 'relative',
          height: PICTURE_HEIGHT,
          borderRadius: '10px',
          overflow: 'hidden',
          bgcolor: '#0C1330',
          // Over pictures of any colour, and within the window: it may reach from edge to edge.
          '& [role=group]:focus-visible': { outline: '3px solid #FFC93C', outlineOffset: -4, borderColor: '#0C1330' },
        }}
      >
        <Cropper
          image={image}
          crop={crop}
          zoom={zoom}
          maxZoom={largestZoom}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          showGrid={false}
          keyboardStep={8}
          cropperProps={WINDOW}
          setCropperRef={(ref) => {
            frame.current = ref;
          }}
          // The policy would refuse the style element that it writes by itself.
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, { x, y, width, height }) => {
            const cut = { left: x / picture.width, top: y / picture.height, width: width / picture.width, height: height / picture.height };
            setWords(leftOut(cut));
            onCut(cut);
          }}
        />
      </Box>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Typography id={`${id}-zoom`} variant="body2">
          Zoom
        </Typography>
        <Slider
          aria-labelledby={`${id}-zoom`}
          min={1}
          max={largestZoom}
          step={STEP}
          value={zoom}
          disabled={largestZoom === 1}
          getAriaValueText={(value) => `${Math.round(value * 100)} percent`}
          onChange={(_event, value) => setZoom(value as number)}
        />
        <Button
          size="small"
          onClick={() => {
            setCrop(MIDDLE);
            setZoom(1);
          }}
        >
          Reset
        </Button>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {words}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </Stack>
  );
}
