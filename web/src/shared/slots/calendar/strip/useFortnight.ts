import { useState } from 'react';
import { todayIn } from '#ui/format/days.ts';
import { fortnightFrom, fortnightWith, freeIn, type Month, monthsOf, nextToLookAt } from './fortnight.ts';

/** The two weeks on show. Until somebody turns, they may move on by themselves. */
export function useFortnightOnShow(date: string | null, first = date) {
  const [today] = useState(() => todayIn());
  const [start, setStart] = useState(() => fortnightWith(first ?? today, today));
  const [turned, setTurned] = useState(date !== null);
  const show = (day: string) => setStart(fortnightWith(day, today));
  return {
    start,
    months: monthsOf(start),
    turned,
    atStart: start <= today,
    moveOn: show,
    turnTo: (day: string) => {
      setTurned(true);
      show(day);
    },
  };
}

interface BookableMonth extends Month {
  /** The last day that can be booked now. */
  lastDay: string;
}

interface MonthQuery {
  currentData?: BookableMonth | undefined;
  /** The same, or that of another month until it is there. */
  data?: BookableMonth | undefined;
  error?: unknown;
  refetch: () => unknown;
}

/** The two weeks with what is free in them; where nothing is, they give way to the next that have something. @param queries those of their months */
export function withFree(
  { start, turned, atStart, moveOn, turnTo }: ReturnType<typeof useFortnightOnShow>,
  queries: readonly MonthQuery[],
) {
  const known = queries.flatMap(({ currentData }) => currentData ?? []);
  const isKnown = known.length === queries.length;
  const days = fortnightFrom(start);
  const free = freeIn(known);
  const empty = isKnown && !days.some((day) => free.has(day));
  const next = empty ? nextToLookAt(start, known) : null;

  if (next && !turned) moveOn(next);

  const failed = queries.find(({ error }) => error);
  const lastDay = queries.find(({ data }) => data)?.data?.lastDay;
  const atEnd = lastDay !== undefined && days.at(-1)! >= lastDay;
  return { days, free, isKnown, empty, next, atStart, atEnd, turnTo, failed };
}

export type Fortnight = ReturnType<typeof withFree>;
