import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dateLabel } from '#ui/format/dates.ts';
import type { PendingApplication } from '../api.ts';
import { ApplicationButton } from './ApplicationButton.tsx';
import { ApproveButton } from './ApproveButton.tsx';
import { RejectButton } from './RejectButton.tsx';

export function Application({ application }: { application: PendingApplication }) {
  const { businessName, businessDescription, ownerName, phone, city, state, appliedAt, submission, emailVerified } = application;
  return (
    <Box component="li" sx={{ py: 1.5 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{businessName}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[
          ownerName,
          phone,
          `${city}, ${state}`,
          `applied ${dateLabel(appliedAt)}`,
          again(submission),
          !emailVerified && 'email not confirmed',
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {businessDescription}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.25 }}>
        <ApproveButton application={application} failure="Error" />
        <RejectButton application={application} failure="Error" />
        <ApplicationButton application={application} />
      </Stack>
    </Box>
  );
}

const again = (submission: number): string | undefined => (submission > 1 ? `application ${submission}` : undefined);
