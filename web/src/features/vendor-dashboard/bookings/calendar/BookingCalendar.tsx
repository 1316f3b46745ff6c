import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { standing } from '#api/cache/standing.ts';
import type { WorkingHoursDto } from '#api/generated.ts';
import { BookingListSkeleton } from '#shared/booking/BookingListSkeleton.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { todayIn } from '#ui/format/days.ts';
import { useWorkingHoursQuery } from '../../settings/api.ts';
import { BookedDays } from './BookedDays.tsx';
import { type CalendarView, dayFrom, daysOf } from './calendar-choice.ts';
import { CalendarHead } from './CalendarHead.tsx';
import { isForMany } from './lanes/lanes.ts';
import { WeekOverview } from './overview/WeekOverview.tsx';

/** The provider's bookings on a calendar of a day or a week, in the provider's own time. */
export function BookingCalendar({ view }: { view: CalendarView }) {
  const { data: hours, error, refetch } = standing(useWorkingHoursQuery());
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!hours) return <BookingListSkeleton />;
  return <Calendar view={view} hours={hours} />;
}

function Calendar({ view, hours }: { view: CalendarView; hours: WorkingHoursDto }) {
  const [params] = useSearchParams();
  const today = todayIn(hours.timeZone);
  const day = dayFrom(params) ?? today;
  const days = daysOf(view, day);
  return (
    <Stack spacing={2}>
      <CalendarHead view={view} day={day} days={days} hours={hours} />
      {view === 'week' && isForMany(hours.lanes) ? (
        <WeekOverview days={days} today={today} />
      ) : (
        <BookedDays view={view} day={day} days={days} today={today} hours={hours} />
      )}
    </Stack>
  );
}
