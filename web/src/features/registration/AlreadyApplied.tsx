import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { VendorApplicationShownDto } from '#api/generated.ts';
import { paths } from '#shared/paths.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { useMyApplicationQuery } from './api.ts';
import { Loading } from './Loading.tsx';
import { RegistrationSheet } from './RegistrationSheet.tsx';
import { Resubmission } from './Resubmission.tsx';

/** Whoever has applied before: after a rejection they may apply again. */
export function AlreadyApplied() {
  const { data: application, error, refetch } = useMyApplicationQuery();

  if (error) {
    return (
      <RegistrationSheet title="Vendor Registration">
        <ProblemAlert problem={error} onRetry={refetch} />
      </RegistrationSheet>
    );
  }
  if (!application) return <Loading />;
  if (application.verificationStatus === 'rejected') return <Resubmission application={application} />;
  return (
    <RegistrationSheet title="Vendor Registration">
      <Paper sx={{ p: { xs: 2.5, md: 4 } }}>
        <Typography>{STANDING[application.verificationStatus]}</Typography>
        <Button variant="contained" href={paths.dashboard} sx={{ mt: 2 }}>
          Go to your dashboard
        </Button>
      </Paper>
    </RegistrationSheet>
  );
}

const STANDING: Record<Exclude<VendorApplicationShownDto['verificationStatus'], 'rejected'>, string> = {
  pending: 'Your vendor application is pending approval. You’ll be notified once it’s decided.',
  approved: 'Your business is verified already. What customers read about it, you can change in your Business Profile.',
};
