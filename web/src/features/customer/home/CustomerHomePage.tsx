import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSignedInUser } from '#api/session/session.ts';
import { paths } from '#shared/paths.ts';
import { StatCard, StatGrid } from '#ui/cards/StatCard.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { useBookingSummaryQuery } from '../api.ts';
import { RecentBookings } from './RecentBookings.tsx';

/** What the server calls whoever tells no name. */
const NAMELESS = 'Unknown User';

/** /dashboard of a customer */
export function CustomerHomePage() {
  const name = useSignedInUser()?.fullName;
  const greeting = name && name !== NAMELESS ? `Welcome back, ${name}!` : 'Welcome back!';
  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <PageTitle title="Dashboard">{greeting}</PageTitle>
        <Button href={paths.services} variant="contained" size="small">
          Book a Service
        </Button>
      </Stack>
      <BookingsAtAGlance />
    </Stack>
  );
}

function BookingsAtAGlance() {
  const { data: summary, error, refetch } = useBookingSummaryQuery();

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  return (
    <>
      <StatGrid>
        <StatCard label="Total Bookings" value={summary?.total} href={paths.myBookings} />
        <StatCard label="Pending" value={summary?.pending} href={paths.bookingsThatAre('pending')} />
        <StatCard label="Completed" value={summary?.completed} href={paths.bookingsThatAre('completed')} />
      </StatGrid>
      <RecentBookings bookings={summary?.recent} />
    </>
  );
}
