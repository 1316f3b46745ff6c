import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type Cut, largestZoom } from '#shared/pictures/cut/cut.ts';
import { PictureCropper } from '#shared/pictures/cut/PictureCropper.tsx';
import { FieldDialog } from '#ui/dialogs/FieldDialog.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useUpload } from './useUpload.ts';

interface Props {
  picture: HTMLCanvasElement;
  onClose: () => void;
}

/** Where the part of a picture that shows is chosen and sent. */
export function CropDialog({ picture, onClose }: Props) {
  const id = useId();
  const [cut, setCut] = useState<Cut>();
  const { send, cancel, progress, problem } = useUpload(onClose);
  const underway = progress !== undefined;

  const leave = () => {
    cancel();
    onClose();
  };

  return (
    <FieldDialog open onClose={underway ? undefined : leave} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        Choose what shows
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <PictureCropper picture={picture} aspect={1} round largestZoom={largestZoom(picture, 1)} onCut={setCut} />
          <Typography variant="body2" color="textSecondary">
            Drag the picture, or use the arrow keys. Zoom with the slider, or plus and minus.
          </Typography>
          {underway && <UploadProgress share={progress} />}
          {problem !== undefined && <ProblemAlert problem={problem} title="The photo was not uploaded." />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={leave}>Cancel</Button>
        <Button variant="contained" loading={underway} disabled={!cut} onClick={() => cut && void send(picture, cut)}>
          {problem === undefined ? 'Use this photo' : 'Try again'}
        </Button>
      </DialogActions>
    </FieldDialog>
  );
}
