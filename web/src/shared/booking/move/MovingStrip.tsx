import { standing } from '#api/cache/standing.ts';
import { DayStrip } from '#shared/slots/calendar/strip/DayStrip.tsx';
import { useFortnightOnShow, withFree } from '#shared/slots/calendar/strip/useFortnight.ts';
import { useBookingDaysQuery } from '../api.ts';
import type { MovingCalendarProps } from './MovingCalendar.tsx';

/** Days on which the job still fits, on a phone; it opens at the two weeks in which it is booked. */
export function MovingStrip({ booking: { id, date: booked }, date, onPick }: MovingCalendarProps) {
  const onShow = useFortnightOnShow(date, booked);
  const [month, then] = onShow.months;
  const query = standing(useBookingDaysQuery({ id, month }));
  const rest = standing(useBookingDaysQuery({ id, month: then }, { skip: then === month }));
  return <DayStrip view={withFree(onShow, then === month ? [query] : [query, rest])} date={date} onPick={onPick} />;
}
