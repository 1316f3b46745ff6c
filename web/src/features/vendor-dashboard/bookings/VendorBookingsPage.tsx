import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { BookingListSkeleton } from '#shared/booking/BookingListSkeleton.tsx';
import { StatusFilter } from '#shared/booking/list/StatusFilter.tsx';
import { lazyPart } from '#ui/dialogs/lazy-part.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { viewFrom } from './calendar/calendar-choice.ts';
import { ViewSwitch } from './calendar/ViewSwitch.tsx';
import { TimesFilter } from './TimesFilter.tsx';
import { VendorBookings } from './VendorBookings.tsx';

const BookingCalendar = lazyPart(async () => (await import('./calendar/BookingCalendar.tsx')).BookingCalendar, BookingListSkeleton);

/** /dashboard/my-bookings of a vendor: a list, or a calendar of a day or a week */
export function VendorBookingsPage() {
  const [params] = useSearchParams();
  const view = viewFrom(params);
  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <PageTitle title="My Bookings" />
        <ViewSwitch />
      </Stack>
      {view ? (
        <BookingCalendar view={view} />
      ) : (
        <>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <TimesFilter />
            <StatusFilter />
          </Stack>
          <VendorBookings />
        </>
      )}
    </Stack>
  );
}
