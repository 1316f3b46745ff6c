import Stack from '@mui/material/Stack';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { standing } from '#api/cache/standing.ts';
import type { WorkingHoursDto } from '#api/generated.ts';
import { BookingDialog } from '#shared/booking/BookingDialog.tsx';
import { useTimedRefetch } from '#shared/booking/list/useTimedRefetch.ts';
import { choiceFrom } from '#shared/slots/slot-choice.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { useBookingsOfDaysQuery } from '../../api.ts';
import { calendarHref, type CalendarView } from './calendar-choice.ts';
import { blocksOf } from './grid/blocks.ts';
import { CalendarGrid } from './grid/CalendarGrid.tsx';
import { MovableBookings } from './grid/move/MovableBookings.tsx';
import { LaneDay } from './lanes/LaneDay.tsx';
import { isForMany, lanesShown } from './lanes/lanes.ts';
import { Legend } from './Legend.tsx';
import { WeekOverview } from './overview/WeekOverview.tsx';
import { SelectedBooking } from './SelectedBooking.tsx';

interface Props {
  view: CalendarView;
  day: string;
  days: readonly string[];
  today: string;
  hours: WorkingHoursDto;
}

/** Each booking at its time, with the one that was chosen over them. */
export function BookedDays({ view, day, days, today, hours }: Props) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { currentData, error, isFetching, refetch } = standing(useBookingsOfDaysQuery({ from: days[0]!, to: days.at(-1)! }));
  useTimedRefetch(currentData, refetch);
  const bookings = currentData ?? [];
  const blocks = blocksOf(bookings).filter((block) => days.includes(block.day));
  const shown = bookings.find(({ id }) => id === params.get('booking'));
  const other = choiceFrom(params);
  const close = () => void navigate(calendarHref(view, day), { preventScrollReset: true });

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  // Lanes that were given up may have work for a while.
  if (view === 'week' && isForMany(hours.lanes, blocks)) return <WeekOverview days={days} today={today} />;
  return (
    <>
      <Refreshing active={isFetching}>
        <Stack spacing={2}>
          <MovableBookings view={view} day={day} days={days} blocks={blocks}>
            {view === 'day' && lanesShown(hours.lanes, blocks).length > 1 ? (
              <LaneDay day={day} isToday={day === today} hours={hours} blocks={blocks} />
            ) : (
              <CalendarGrid view={view} days={days} today={today} hours={hours} blocks={blocks} />
            )}
          </MovableBookings>
          <Legend />
        </Stack>
      </Refreshing>
      {shown && !other.date && <SelectedBooking booking={shown} onClose={close} />}
      {shown && other.date && <BookingDialog name="reschedule" booking={shown} side="vendor" choice={other} onClose={close} />}
    </>
  );
}
