import { standing } from '#api/cache/standing.ts';
import { useBookableDaysQuery } from '../../api.ts';
import type { DayCalendarProps } from '../DayCalendar.tsx';
import { shownOf } from '../shown-month.ts';
import { DayStrip } from './DayStrip.tsx';
import { useFortnightOnShow, withFree } from './useFortnight.ts';

/** The days on which a service can be booked, on a phone. */
export function ServiceStrip({ serviceId, hold, date, onPick }: DayCalendarProps) {
  const onShow = useFortnightOnShow(date);
  const [month, then] = onShow.months;
  const of = { id: serviceId, ...(hold && { hold }) };
  const query = standing(useBookableDaysQuery({ ...of, month }));
  const rest = standing(useBookableDaysQuery({ ...of, month: then }, { skip: then === month }));
  const queries = [{ ...query, currentData: shownOf(query, month) }];
  if (then !== month) queries.push({ ...rest, currentData: shownOf(rest, then) });
  return <DayStrip view={withFree(onShow, queries)} date={date} onPick={onPick} />;
}
