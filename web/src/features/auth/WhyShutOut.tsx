import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { paths } from '#shared/paths.ts';

/** For whoever was signed in, or has proven to be the owner: others read what they read of a wrong password. */
export function WhyShutOut() {
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>Your account has been deactivated</AlertTitle>
      An administrator has deactivated it, and we have mailed you why. If you think that this is a mistake, please{' '}
      <Link href={paths.contact}>write to us</Link>.
    </Alert>
  );
}
