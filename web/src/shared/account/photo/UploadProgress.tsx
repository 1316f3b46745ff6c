import Typography from '@mui/material/Typography';
import { Progress } from '#ui/feedback/Progress.tsx';

/** How far a photo is on its way; once all is sent, the server still works on it. */
export function UploadProgress({ share }: { share: number }) {
  const sent = share >= 1;
  return (
    <div>
      <Typography variant="body2">{sent ? 'Almost done...' : `Uploading: ${Math.round(share * 100)} %`}</Typography>
      <Progress aria-label="Uploading the photo" max={1} {...(!sent && { value: share })} sx={{ mt: 0.5 }} />
    </div>
  );
}
