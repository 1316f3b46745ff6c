import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { LARGEST_FILE } from '#shared/pictures/read-picture.ts';
import { Paused } from '#shared/rules/Paused.tsx';
import { Progress } from '#ui/feedback/Progress.tsx';
import type { PhotoUploads, Upload } from './usePhotoUploads.ts';

interface Props {
  uploads: PhotoUploads;
  /** For so many, those on their way among them. */
  room: number;
  label?: string;
}

/** Takes as many photos as there is room for. */
export function AddPhotos({ uploads: { uploads, held, add, again, letGo }, room, label = 'Add Photos' }: Props) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const left = Math.max(0, room - uploads.length);

  const take = (files: readonly File[], rejections: readonly FileRejection[]) => {
    add(files.slice(0, left));
    const tooMany = files.length > left ? [`There is room for ${left} more: ${files.length - left} were left out.`] : [];
    setRefusals([...rejections.map(sentence), ...tooMany]);
  };
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: { 'image/*': [] },
    maxSize: LARGEST_FILE,
    noClick: true,
    noKeyboard: true,
    disabled: left === 0,
    onDrop: take,
  });

  return (
    <div>
      <input {...getInputProps({ 'aria-label': 'Photo files' })} />
      <Box
        {...getRootProps()}
        sx={{
          p: 2,
          border: '1px dashed',
          borderColor: isDragActive ? 'primary.main' : 'outline.main',
          borderRadius: '10px',
          bgcolor: isDragActive ? 'primary.light' : 'transparent',
        }}
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Paused of={['photos']} />
          <Button variant="outlined" onClick={open} disabled={left === 0}>
            {label}
          </Button>
          <Typography variant="body2" sx={{ flex: '1 1 12rem' }}>
            {left === 0
              ? 'All places are taken. Remove a photo before you add another.'
              : 'Choose pictures, or drop them here. At least 400 pixels wide and high; where they were taken is not kept.'}
          </Typography>
        </Stack>
        {uploads.length > 0 && (
          <Stack component="ul" spacing={1.5} sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
            {uploads.map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                waits={held && upload.progress === 0}
                onAgain={() => again(upload)}
                onLetGo={() => letGo(upload.key)}
              />
            ))}
          </Stack>
        )}
        {refusals.length > 0 && (
          <Typography variant="body2" role="alert" sx={{ color: 'error.main', mt: 1 }}>
            {refusals.join(' ')}
          </Typography>
        )}
      </Box>
    </div>
  );
}

function UploadRow({
  upload: { name, progress, problem },
  waits,
  onAgain,
  onLetGo,
}: {
  upload: Upload;
  /** It has not been sent yet, and may be left out. */
  waits: boolean;
  onAgain: () => void;
  onLetGo: () => void;
}) {
  if (problem !== null) {
    return (
      <Stack component="li" direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2" role="alert" sx={{ flex: '1 1 12rem', color: 'error.main', overflowWrap: 'anywhere' }}>
          {name}: {problem}
        </Typography>
        <Button size="small" onClick={onAgain} aria-label={`Try again: ${name}`}>
          Try again
        </Button>
        <Button size="small" color="inherit" onClick={onLetGo} aria-label={`Leave out ${name}`}>
          Leave out
        </Button>
      </Stack>
    );
  }
  if (waits) {
    return (
      <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Button size="small" color="inherit" onClick={onLetGo} aria-label={`Leave out ${name}`}>
          Leave out
        </Button>
      </Stack>
    );
  }
  return (
    <li>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Progress aria-label={`Uploading ${name}`} max={1} {...(progress < 1 && { value: progress })} />
    </li>
  );
}

function sentence({ file, errors: [error] }: FileRejection): string {
  if (error?.code === 'file-too-large') return `${file.name} is larger than 20 MB. Please choose a smaller picture.`;
  return `${file.name} is not a picture that we can read. Please choose a JPEG, PNG or WebP file.`;
}
