import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type Cut, largestZoom, PICTURE_HEIGHT } from '#shared/pictures/cut/cut.ts';
import { PictureCropper } from '#shared/pictures/cut/PictureCropper.tsx';
import { DIALOG_ACTIONS, DIALOG_PAPER, DIALOG_TITLE } from '#ui/dialogs/dialog-look.ts';
import { FieldDialog } from '#ui/dialogs/FieldDialog.tsx';
import type { Choice } from './useCuts.ts';
import { useReadPicture } from './useReadPicture.ts';

/** Of the tiles in which the gallery shows photos. */
const ASPECT = 3 / 2;
/** In pixels: what the server takes as sharp. */
const SHORTEST_SIDE = 400;

/** Where a provider chooses which part of each photo shows. What can't be a photo is passed on, to be refused with the others. */
export function CutDialog({ files, count, onChosen, onLeaveOut, onAllWhole, onClose }: Choice) {
  const id = useId();
  const file = files[0]!;
  const at = count - files.length + 1;
  const { picture, begun } = useReadPicture(file, { least: SHORTEST_SIDE, onUnfit: () => onChosen(file) });
  const [chosen, setChosen] = useState<{ file: File; cut: Cut }>();
  const cut = chosen?.file === file ? chosen.cut : undefined;
  const zoom = picture && largestZoom(picture, ASPECT, SHORTEST_SIDE);
  const fits = zoom === undefined || zoom >= 1;

  return (
    <FieldDialog open={begun} onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth slotProps={DIALOG_PAPER}>
      <DialogTitle id={`${id}-title`} variant="h3" component="h2" sx={DIALOG_TITLE}>
        {count > 1 ? `Choose what shows: photo ${at} of ${count}` : 'Choose what shows'}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography variant="body2" color="textSecondary" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {file.name}
            </Typography>
            {files.length > 1 && (
              <Button size="small" sx={{ flexShrink: 0 }} onClick={onAllWhole}>
                Use all {files.length} whole
              </Button>
            )}
          </Stack>
          {!picture && <Skeleton variant="rounded" sx={{ height: PICTURE_HEIGHT }} />}
          {picture && fits && (
            <PictureCropper
              key={at}
              picture={picture}
              aspect={ASPECT}
              largestZoom={zoom!}
              onCut={(part) => setChosen({ file, cut: part })}
            />
          )}
          {picture && !fits && (
            <>
              <Box
                component="img"
                src={picture.toDataURL('image/jpeg', 0.9)}
                alt=""
                sx={{ height: PICTURE_HEIGHT, objectFit: 'contain' }}
              />
              <Typography id={`${id}-small`} variant="body2">
                This picture is too small for a part of it to be sharp. Customers see its middle, and all of it when they open it.
              </Typography>
            </>
          )}
          {fits && (
            <Typography variant="body2" color="textSecondary">
              Drag the picture, or use the arrow keys. Zoom with the slider, or plus and minus. A whole picture shows its middle in the
              gallery, and all of it when it is opened.
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={DIALOG_ACTIONS}>
        <Button onClick={() => onLeaveOut(file)}>Leave out</Button>
        <Button
          // It takes the focus when it comes to be the only way.
          key={`${at} ${fits}`}
          variant={fits ? 'outlined' : 'contained'}
          autoFocus={!fits}
          aria-describedby={fits ? undefined : `${id}-small`}
          disabled={!picture}
          onClick={() => onChosen(file)}
        >
          Use whole picture
        </Button>
        {fits && (
          <Button variant="contained" disabled={!cut} onClick={() => onChosen(file, cut)}>
            Use this part
          </Button>
        )}
      </DialogActions>
    </FieldDialog>
  );
}
