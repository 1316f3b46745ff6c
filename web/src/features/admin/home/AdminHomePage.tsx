import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { OpenClaims } from './OpenClaims.tsx';
import { OpenMessages } from './OpenMessages.tsx';
import { PendingApplications } from './PendingApplications.tsx';
import { PlatformFigures } from './PlatformFigures.tsx';
import { RecentPlatformBookings } from './RecentPlatformBookings.tsx';
import { TrendsPanel } from './trends/TrendsPanel.tsx';

/** /dashboard of an admin */
export function AdminHomePage() {
  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <PageTitle title="Admin Dashboard" />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <OpenClaims />
          <OpenMessages />
        </Stack>
      </Stack>
      <PlatformFigures />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <PendingApplications />
        <RecentPlatformBookings />
      </Box>
      <TrendsPanel />
    </Stack>
  );
}
