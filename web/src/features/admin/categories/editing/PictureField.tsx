import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { UploadProgress } from '#shared/account/photo/UploadProgress.tsx';
import { CategoryIcon } from '#shared/services/CategoryIcon.tsx';
import type { CategoryPicture } from './useCategoryPicture.ts';

interface Props {
  /** What shows without a picture. */
  icon: string;
  picture: CategoryPicture;
}

const SIZE = 64;

/** What will show: the icon, or a picture in its place. */
export function PictureField({ icon, picture: { shown, refusal, zone, remove, progress } }: Props) {
  const upload = useRef<HTMLButtonElement>(null);
  const { getRootProps, getInputProps, isDragActive, isProcessing, open } = zone;
  return (
    <div>
      <input {...getInputProps({ 'aria-label': 'Picture file' })} />
      <Box
        {...getRootProps()}
        role="group"
        aria-label="Picture"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          p: 2,
          border: '1px dashed',
          borderColor: isDragActive ? 'primary.main' : 'outline.main',
          borderRadius: '10px',
        }}
      >
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: SIZE,
            height: SIZE,
            borderRadius: '10px',
            overflow: 'hidden',
            bgcolor: 'primary.light',
            color: 'primary.dark',
          }}
        >
          {shown ? (
            <img src={shown} alt="" width={SIZE} height={SIZE} />
          ) : (
            <CategoryIcon icon={icon || null} style={{ width: 36, height: 36 }} />
          )}
        </Box>
        <Stack spacing={1} sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <Typography variant="body2">
            {shown
              ? 'This picture shows in place of the icon.'
              : 'The icon shows. You can put a picture in its place: the middle of it is kept, as a square.'}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button ref={upload} size="small" variant="outlined" loading={isProcessing} onClick={open}>
              {shown ? 'Change picture' : 'Upload a picture'}
            </Button>
            {shown && (
              <Button
                size="small"
                color="inherit"
                onClick={() => {
                  remove();
                  // This button may go, and with it the focus.
                  upload.current?.focus();
                }}
              >
                Remove picture
              </Button>
            )}
          </Stack>
          {progress !== undefined && <UploadProgress share={progress} />}
          <Typography variant="body2" role="alert" sx={{ color: 'error.main', '&:empty': { display: 'none' } }}>
            {refusal}
          </Typography>
        </Stack>
      </Box>
    </div>
  );
}
