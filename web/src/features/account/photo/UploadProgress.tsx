import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

/** How far a photo is on its way; once all is sent, the server still works on it. */
export function UploadProgress({ share }: { share: number }) {
  const sent = share >= 1;
  return (
    <div>
      <Typography variant="body2">{sent ? 'Almost done...' : `Uploading: ${Math.round(share * 100)} %`}</Typography>
      <LinearProgress
        aria-label="Uploading the photo"
        variant={sent ? 'indeterminate' : 'determinate'}
        value={share * 100}
        sx={{ mt: 0.5, height: 6, borderRadius: 3 }}
      />
    </div>
  );
}
