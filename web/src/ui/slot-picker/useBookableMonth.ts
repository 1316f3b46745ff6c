import { useState } from 'react';
import { useBookableDaysQuery } from './api.ts';
import { monthOf } from './months.ts';

/** The month on show with its free days. Until the visitor leafs, it moves on by itself past months with nothing free. */
export function useBookableMonth(serviceId: string, date: string | null) {
  const [month, setMonth] = useState(() => monthOf(date));
  const [leafed, setLeafed] = useState(date !== null);
  const query = useBookableDaysQuery({ id: serviceId, month });
  const days = query.currentData;
  const empty = days !== undefined && days.days.every(({ free }) => free === 0);
  const next = empty ? days.nextMonthWithFree : null;

  if (next && !leafed) setMonth(next);

  return {
    month,
    days,
    empty,
    next,
    query,
    leafTo: (to: string) => {
      setLeafed(true);
      setMonth(to);
    },
  };
}
