import { standing } from '#api/cache/standing.ts';
import { CalendarSkeleton } from '#shared/slots/calendar/CalendarSkeleton.tsx';
import { useMonthOnShow, withDays } from '#shared/slots/calendar/useBookableMonth.ts';
import { lazyPart } from '#ui/dialogs/lazy-part.tsx';
import { type Booking, useBookingDaysQuery } from '../api.ts';

const MonthCalendar = lazyPart(async () => (await import('#shared/slots/calendar/MonthCalendar.tsx')).MonthCalendar, CalendarSkeleton);

export interface MovingCalendarProps {
  booking: Booking;
  date: string | null;
  onPick: (date: string) => void;
}

/** Days on which the job still fits; it opens at the month in which it is booked. */
export function MovingCalendar({ booking: { id, date: booked }, date, onPick }: MovingCalendarProps) {
  const onShow = useMonthOnShow(date, booked);
  const view = withDays(onShow, standing(useBookingDaysQuery({ id, month: onShow.month })));
  return <MonthCalendar of={id} view={view} date={date} onPick={onPick} />;
}
