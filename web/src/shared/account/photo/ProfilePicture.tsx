import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ProfileDto } from '#api/generated.ts';
import { readPicture } from '#shared/pictures/read-picture.ts';
import { Paused } from '#shared/rules/Paused.tsx';
import { PersonAvatar } from '#shared/vendors/PersonAvatar.tsx';
import { Panel } from '#ui/cards/Panel.tsx';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { RemovePhotoButton } from './RemovePhotoButton.tsx';
import { useChosenPicture } from './useChosenPicture.ts';

// The tool for cropping comes when a picture has been chosen.
const CropDialog = onDemand(async () => (await import('./CropDialog.tsx')).CropDialog);

interface ProfilePictureProps {
  profile: ProfileDto;
  /** Who sees it. */
  note?: string;
}

export function ProfilePicture({ profile: { avatarUrl, fullName, hasPhoto }, note }: ProfilePictureProps) {
  const { picture, refusal, zone, forget } = useChosenPicture<HTMLCanvasElement>(readPicture);
  const change = useRef<HTMLButtonElement>(null);
  const had = useRef(hasPhoto);
  const { isDragActive, isProcessing, getRootProps, getInputProps, open } = zone;

  // The button that removed it goes with the photo, and with it the focus.
  useEffect(() => {
    if (had.current && !hasPhoto && document.activeElement === document.body) change.current?.focus();
    had.current = hasPhoto;
  }, [hasPhoto]);

  return (
    <Panel title="Profile Picture">
      <input {...getInputProps({ 'aria-label': 'Picture file' })} />
      <Box
        {...getRootProps()}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 3,
          alignItems: 'center',
          p: 2,
          border: '1px dashed',
          borderColor: isDragActive ? 'primary.main' : 'outline.main',
          borderRadius: '10px',
          bgcolor: isDragActive ? 'primary.light' : 'transparent',
        }}
      >
        <PersonAvatar src={avatarUrl} name={fullName ?? ''} size={112} />
        <Stack spacing={1.5} sx={{ flex: 1, minWidth: 200 }}>
          <Paused of={['photos']} />
          <Typography>
            {isDragActive ? 'Drop it to use this picture.' : 'Choose a picture, or drop one here. You pick the part that shows.'}
          </Typography>
          {note && (
            <Typography variant="body2" color="textSecondary">
              {note}
            </Typography>
          )}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button ref={change} variant="outlined" loading={isProcessing} onClick={open}>
              Change Photo
            </Button>
            {hasPhoto && <RemovePhotoButton />}
          </Stack>
          <Typography variant="body2" role="alert" sx={{ color: 'error.main', '&:empty': { mt: 0 } }}>
            {refusal}
          </Typography>
        </Stack>
      </Box>
      {picture && <CropDialog picture={picture} onClose={forget} />}
    </Panel>
  );
}
