import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { HealthPanel } from './health/HealthPanel.tsx';
import { PendingApplications } from './PendingApplications.tsx';
import { PlatformFigures } from './PlatformFigures.tsx';
import { RecentPlatformBookings } from './RecentPlatformBookings.tsx';
import { SwitchedOff } from './SwitchedOff.tsx';
import { TrendsPanel } from './trends/TrendsPanel.tsx';
import { WhatWaits } from './WhatWaits.tsx';

/** /dashboard of an admin */
export function AdminHomePage() {
  return (
    <Stack spacing={3}>
      <PageTitle title="Admin Dashboard" />
      <SwitchedOff />
      <WhatWaits />
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
      <HealthPanel />
    </Stack>
  );
}
