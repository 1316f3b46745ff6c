import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { standing } from '#api/cache/standing.ts';
import type { BookingSummaryDto } from '#api/generated.ts';
import { useSignedInUser } from '#api/session/session.ts';
import type { Booking } from '#shared/booking/api.ts';
import { useTimedRefetch } from '#shared/booking/list/useTimedRefetch.ts';
import { paths } from '#shared/paths.ts';
import { StatCard, StatGrid } from '#ui/cards/StatCard.tsx';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { useBookingSummaryQuery } from '../api.ts';
import { JustBooked } from './booked/JustBooked.tsx';
import { NextVisitSkeleton } from './NextVisit.tsx';
import { RecentBookings } from './RecentBookings.tsx';
import { WhatNow } from './WhatNow.tsx';

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
      <JustBooked />
      <BookingsAtAGlance />
    </Stack>
  );
}

function BookingsAtAGlance() {
  const { data: summary, error, refetch } = standing(useBookingSummaryQuery());
  const shown = useMemo(() => summary && bookingsIn(summary), [summary]);
  useTimedRefetch(shown, refetch);
  const focus = useKeptFocus<HTMLDivElement>(summary);

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  return (
    <Stack {...focus} role="group" aria-label="Your bookings" tabIndex={-1} spacing={3} sx={{ '&:focus': { outline: 'none' } }}>
      {summary ? <WhatNow summary={summary} /> : <NextVisitSkeleton />}
      <StatGrid>
        <StatCard label="Total Bookings" value={summary?.total} href={paths.myBookings} />
        <StatCard label="Pending" value={summary?.pending} href={paths.bookingsThatAre('pending')} />
        <StatCard label="Completed" value={summary?.completed} href={paths.bookingsThatAre('completed')} />
      </StatGrid>
      <RecentBookings bookings={summary?.recent} />
    </Stack>
  );
}

const bookingsIn = ({ recent, toAnswer, nextVisit, toReview }: BookingSummaryDto): Booking[] => [
  ...recent,
  ...toAnswer,
  ...(nextVisit ? [nextVisit] : []),
  ...toReview,
];
