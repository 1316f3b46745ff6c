import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { standing } from '#api/cache/standing.ts';
import { BookingListSkeleton } from '#shared/booking/BookingListSkeleton.tsx';
import { staffPaths } from '#shared/staff-paths.ts';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { Pagination } from '#ui/page/Pagination.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { PastTheEnd } from '#ui/placeholders/PastTheEnd.tsx';
import { usePlatformCountsQuery } from '../../api.ts';
import { ListHead } from '../../downloading/ListHead.tsx';
import { type AdminBookingDto, type AdminBookingPageDto, useAdminBookingsQuery } from '../api.ts';
import { DeskDialog, type DeskDialogName } from '../DeskDialog.tsx';
import { askedFor, type Found, foundIn, hrefOf } from './found.ts';
import { FoundBooking } from './FoundBooking.tsx';

interface OpenedDialog {
  booking: AdminBookingDto;
  name: DeskDialogName;
}

/** All bookings, or those that are looked for; newest first. What is asked about one stays when it leaves the list. */
export function FoundBookings() {
  const [dialog, setDialog] = useState<OpenedDialog | null>(null);
  const [params] = useSearchParams();
  const found = foundIn(params);
  const query = standing(useAdminBookingsQuery({ ...askedFor(found), page: found.page }, { refetchOnMountOrArgChange: true }));
  const focus = useKeptFocus<HTMLDivElement>(dialog ?? query.data);
  const canCancel = query.data?.items.find(({ id }) => id === dialog?.booking.id)?.canCancel ?? false;
  return (
    <Box {...focus} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      <Shown query={query} found={found} onOpen={setDialog} />
      {dialog && (
        <DeskDialog
          name={dialog.name}
          booking={{ ...dialog.booking, bookingId: dialog.booking.id }}
          offered={canCancel}
          onClose={() => setDialog(null)}
        />
      )}
    </Box>
  );
}

interface ShownProps {
  query: { data?: AdminBookingPageDto; error?: unknown; isFetching: boolean; refetch: () => unknown };
  found: Found;
  onOpen: (dialog: OpenedDialog) => void;
}

function Shown({ query: { data: bookings, error, isFetching, refetch }, found, onOpen }: ShownProps) {
  const { status, search } = found;
  const { data: counts } = usePlatformCountsQuery(undefined, { skip: !bookings?.more });
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!bookings) return <BookingListSkeleton />;
  if (bookings.total === 0) return <Nothing found={found} />;
  return (
    <Refreshing active={isFetching}>
      <Stack spacing={2}>
        <ListHead
          of={bookings}
          exactly={status || search ? undefined : counts?.totalBookings}
          noun={status ? `${status} booking` : 'booking'}
          search={search}
          taken={{ list: 'bookings', asked: askedFor(found) }}
        />
        {bookings.items.length === 0 && <PastTheEnd first={hrefOf({ ...found, page: 1 })} />}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {bookings.items.map((booking) => (
            <FoundBooking key={booking.id} booking={booking} onOpen={(name) => onOpen({ booking, name })} />
          ))}
        </Box>
        <Pagination page={bookings.page} pageCount={bookings.pageCount} hrefOf={(number) => hrefOf({ ...found, page: number })} />
      </Stack>
    </Refreshing>
  );
}

function Nothing({ found: { status, search } }: { found: Found }) {
  if (!status && !search) return <EmptyState title="No bookings yet" />;
  return (
    <EmptyState
      title={`No ${status ? `${status} ` : ''}bookings found`}
      text={search ? `Nothing matches “${search}”.` : undefined}
      action={
        <Button href={staffPaths.bookings} variant="outlined">
          Show all bookings
        </Button>
      }
    />
  );
}
