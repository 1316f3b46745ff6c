import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { standing } from '#api/cache/standing.ts';
import { paths } from '#shared/paths.ts';
import { BusinessFacts } from '#shared/vendors/BusinessFacts.tsx';
import { KycFacts } from '#shared/vendors/KycFacts.tsx';
import { Panel } from '#ui/cards/Panel.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { useMyApplicationQuery } from './api.ts';

/** What was told with the last application, as far as it is shown to anybody. */
export function ApplicationOnFile() {
  return (
    <Panel title="Your Application">
      <OnFile />
    </Panel>
  );
}

function OnFile() {
  const { data: application, error, refetch } = standing(useMyApplicationQuery());

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!application) return <Skeleton variant="rounded" height={240} />;
  return (
    <Stack spacing={2.5}>
      <BusinessFacts application={application} />
      <KycFacts kyc={application} />
      <Typography variant="body2" color="textSecondary">
        Identity and bank data are encrypted and shown masked. An administrator sees them in full only after giving a reason, which is
        recorded.
        {application.verificationStatus !== 'rejected' && (
          <>
            {' '}
            Your identity or bank data have changed? <Link href={paths.contactAbout('provider')}>Write to us.</Link>
          </>
        )}
      </Typography>
    </Stack>
  );
}
