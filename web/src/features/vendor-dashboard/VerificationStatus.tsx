import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { MyVendorDto } from '#api/generated.ts';
import { paths } from '#shared/paths.ts';
import { Written } from '#ui/page/text.ts';

/** Why customers don't see the business, and what can be done about it. Nothing while they see it. */
export function VerificationStatus({ vendor }: { vendor: MyVendorDto }) {
  const { verificationStatus, rejectionReason, suspensionReason, isPaused } = vendor;
  if (verificationStatus === 'pending') {
    return <Alert severity="info">Your verification is in progress. You&apos;ll be notified once it&apos;s complete.</Alert>;
  }
  if (verificationStatus === 'rejected') {
    return (
      <Alert severity="error">
        Your verification was rejected. Please update your information and resubmit.
        {rejectionReason && <Reason>{rejectionReason}</Reason>}
        <Button variant="outlined" color="inherit" href={paths.vendorRegistration} sx={{ mt: 1.5 }}>
          Resubmit for Verification
        </Button>
      </Alert>
    );
  }
  if (suspensionReason !== null) {
    return (
      <Alert severity="error">
        We have deactivated your business: customers don’t see it and can’t book it. Bookings that were kept go on.
        <Reason>{suspensionReason}</Reason>
        <Link href={paths.contactAbout('provider')} color="inherit" sx={{ display: 'inline-block', mt: 1 }}>
          Write to us
        </Link>
      </Alert>
    );
  }
  if (isPaused) {
    return (
      <Alert severity="warning">
        You have deactivated your vendor account: customers don’t see your profile and services. Open bookings go on. You can undo it in
        your{' '}
        <Link href={paths.settings} color="inherit">
          settings
        </Link>
        .
      </Alert>
    );
  }
  return null;
}

function Reason({ children }: { children: string }) {
  return (
    <>
      <strong style={{ display: 'block', marginTop: 8 }}>Reason</strong>
      <Written>{children}</Written>
    </>
  );
}
