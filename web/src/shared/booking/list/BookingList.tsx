import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { Pagination } from '#ui/page/Pagination.tsx';
import { PastTheEnd } from '#ui/placeholders/PastTheEnd.tsx';
import type { Booking } from '../api.ts';
import { BookingListSkeleton, TotalSkeleton } from '../BookingListSkeleton.tsx';
import type { Side } from '../sides.ts';
import { type ChosenBookings, hrefOf } from './chosen-bookings.ts';
import { TimelinePanel } from './TimelinePanel.tsx';
import { useTimedRefetch } from './useTimedRefetch.ts';

interface Page {
  items: Booking[];
  total: number;
  page: number;
  pageCount: number;
}

interface Props {
  query: { data?: Page; currentData?: Page; error?: unknown; isFetching: boolean; refetch: () => unknown };
  chosen: ChosenBookings;
  side: Side;
  /** What stands there when there is none. */
  empty: ReactNode;
  /** How many there are, in words. */
  totalOf: (page: Page) => ReactNode;
  cardOf: (booking: Booking) => ReactNode;
}

/** The bookings that were chosen; of a single one the timeline too. */
export function BookingList({ query, chosen, side, empty, totalOf, cardOf }: Props) {
  const { data: bookings, currentData: current, error, isFetching, refetch } = query;
  useTimedRefetch(bookings?.items, refetch);

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!bookings) return <BookingListSkeleton />;
  if (current?.total === 0) return empty;
  // What was chosen before is no answer to what is chosen now.
  if (bookings.total === 0) return <BookingListSkeleton />;
  return (
    <Refreshing active={isFetching}>
      <Stack spacing={2}>
        {current ? totalOf(current) : <TotalSkeleton />}
        {bookings.items.length === 0 && <PastTheEnd first={hrefOf({ ...chosen, page: 1 })} />}
        {bookings.items.map(cardOf)}
        {chosen.booking && current?.items.length === 1 && <TimelinePanel booking={current.items[0]!} side={side} />}
        <Pagination page={bookings.page} pageCount={bookings.pageCount} hrefOf={(page) => hrefOf({ ...chosen, page })} />
      </Stack>
    </Refreshing>
  );
}
