import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { MyVendorDto } from '../../api/generated.ts';

/** What an application waits for, or why it was rejected. */
export function VerificationStatus({ vendor: { verificationStatus, rejectionReason } }: { vendor: MyVendorDto }) {
  if (verificationStatus === 'pending') {
    return <Alert severity="info">Your verification is in progress. You&apos;ll be notified once it&apos;s complete.</Alert>;
  }
  if (verificationStatus === 'rejected') {
    return (
      <Alert severity="error">
        Your verification was rejected.
        {rejectionReason && <Typography sx={{ mt: 0.5 }}>{rejectionReason}</Typography>}
      </Alert>
    );
  }
  return null;
}
