import Stack from '@mui/material/Stack';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { WorkingHoursDto } from '#api/generated.ts';
import { BookingListSkeleton } from '#shared/booking/BookingListSkeleton.tsx';
import { useTimedRefetch } from '#shared/booking/list/useTimedRefetch.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { useVendorBookingsQuery } from '../../api.ts';
import { useWorkingHoursQuery } from '../../settings/api.ts';
import { todayIn } from '../../settings/days/calendar.ts';
import { FirstOnly } from '../FirstOnly.tsx';
import { calendarHref, type CalendarView, dayFrom, daysOf } from './calendar-choice.ts';
import { CalendarHead } from './CalendarHead.tsx';
import { blocksOf } from './grid/blocks.ts';
import { CalendarGrid } from './grid/CalendarGrid.tsx';
import { Legend } from './Legend.tsx';
import { SelectedBooking } from './SelectedBooking.tsx';

/** The provider's bookings on a calendar of a day or a week, in the provider's own time. */
export function BookingCalendar({ view }: { view: CalendarView }) {
  const { data: hours, error, refetch } = useWorkingHoursQuery();
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!hours) return <BookingListSkeleton />;
  return <Calendar view={view} hours={hours} />;
}

function Calendar({ view, hours }: { view: CalendarView; hours: WorkingHoursDto }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const today = todayIn(hours.timeZone);
  const day = dayFrom(params) ?? today;
  const days = daysOf(view, day);
  const { currentData, error, isFetching, refetch } = useVendorBookingsQuery({ from: days[0]!, to: days.at(-1)! });
  useTimedRefetch(currentData?.items, refetch);
  const bookings = currentData?.items ?? [];
  const shown = bookings.find(({ id }) => id === params.get('booking'));
  const close = () => void navigate(calendarHref(view, day), { preventScrollReset: true });

  return (
    <Stack spacing={2}>
      <CalendarHead view={view} day={day} days={days} timeZone={hours.timeZone} />
      {error ? (
        <ProblemAlert problem={error} onRetry={refetch} />
      ) : (
        <Refreshing active={isFetching}>
          <Stack spacing={2}>
            <CalendarGrid view={view} days={days} today={today} hours={hours} blocks={blocksOf(bookings)} />
            <Legend />
          </Stack>
        </Refreshing>
      )}
      <FirstOnly page={currentData} />
      {shown && <SelectedBooking booking={shown} onClose={close} />}
    </Stack>
  );
}
