import 'react-easy-crop/react-easy-crop.css';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { CropArea } from './crop-picture.ts';

const LARGEST = 3;
const WINDOW = {
  role: 'group',
  'aria-label': 'The part that shows. Move the picture with the arrow keys.',
};

interface Props {
  picture: HTMLCanvasElement;
  onCut: (cut: CropArea) => void;
}

/** A round window over the picture, which is moved and zoomed under it. */
export function PictureCropper({ picture, onCut }: Props) {
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  // The page's policy allows no blob as a picture.
  const image = useMemo(() => picture.toDataURL('image/jpeg', 0.9), [picture]);

  return (
    <>
      <Box sx={{ position: 'relative', height: { xs: 260, sm: 320 }, borderRadius: '10px', overflow: 'hidden', bgcolor: '#0C1330' }}>
        <Cropper
          image={image}
          crop={crop}
          zoom={zoom}
          maxZoom={LARGEST}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          cropperProps={WINDOW}
          // The policy would refuse the style element that it writes by itself.
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => onCut(pixels)}
        />
      </Box>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Typography id={`${id}-zoom`} variant="body2">
          Zoom
        </Typography>
        <Slider
          aria-labelledby={`${id}-zoom`}
          min={1}
          max={LARGEST}
          step={0.1}
          value={zoom}
          getAriaValueText={(value) => `${Math.round(value * 100)} percent`}
          onChange={(_event, value) => setZoom(value as number)}
        />
      </Stack>
    </>
  );
}
