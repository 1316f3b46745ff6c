import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { standing } from '#api/cache/standing.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { useVendorApplicationsQuery } from '../api.ts';
import { Application } from '../applications/Application.tsx';

export function PendingApplications() {
  return (
    <Panel title="Pending Vendor Applications">
      <Applications />
    </Panel>
  );
}

function Applications() {
  const { data: applications, error, refetch } = standing(useVendorApplicationsQuery());

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!applications) return <Skeleton variant="rounded" height={240} />;
  if (applications.length === 0) return <EmptyState title="No pending applications" />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: '1px dashed', borderColor: 'divider' } }}>
      {applications.map((application) => (
        <Application key={application.id} application={application} />
      ))}
    </Box>
  );
}
