import { useState } from 'react';
import { standing } from '#api/cache/standing.ts';
import type { BookableDaysDto } from '#api/generated-public.ts';
import { useBookableDaysQuery } from '../api.ts';
import { monthOf } from './months.ts';
import { shownOf } from './shown-month.ts';

/** The month on show. Until somebody leafs, it may move on by itself. */
export function useMonthOnShow(date: string | null, first = date) {
  const [month, setMonth] = useState(() => monthOf(first));
  const [leafed, setLeafed] = useState(date !== null);
  return {
    month,
    leafed,
    moveOn: setMonth,
    leafTo: (to: string) => {
      setLeafed(true);
      setMonth(to);
    },
  };
}

interface DaysQuery {
  currentData?: BookableDaysDto | undefined;
  data?: BookableDaysDto;
  error?: unknown;
  refetch: () => unknown;
}

/** The month with its free days; one with nothing free gives way to the next that has some. */
export function withDays({ month, leafed, moveOn, leafTo }: ReturnType<typeof useMonthOnShow>, query: DaysQuery) {
  const days = query.currentData;
  const empty = days !== undefined && days.days.every(({ free }) => free === 0);
  const next = empty ? days.nextMonthWithFree : null;

  if (next && !leafed) moveOn(next);

  return { month, days, empty, next, query, leafTo };
}

export type BookableMonth = ReturnType<typeof withDays>;

/** A month of a service's calendar. */
export function useBookableMonth(serviceId: string, date: string | null, hold: string | null): BookableMonth {
  const onShow = useMonthOnShow(date);
  const query = standing(useBookableDaysQuery({ id: serviceId, month: onShow.month, ...(hold && { hold }) }));
  return withDays(onShow, { ...query, currentData: shownOf(query, onShow.month) });
}
