import { addDays, noonOf } from '#ui/format/days.ts';

export const FORTNIGHT = 14;

const DAY_MS = 86_400_000;

/** The first day of the two weeks with a day in them, where the first two begin today; what is over is in these. */
export function fortnightWith(day: string, today: string): string {
  const away = (noonOf(day).getTime() - noonOf(today).getTime()) / DAY_MS;
  return addDays(today, FORTNIGHT * Math.max(0, Math.floor(away / FORTNIGHT)));
}

export const fortnightFrom = (first: string): string[] => Array.from({ length: FORTNIGHT }, (_, index) => addDays(first, index));

/** The month in which it begins, and that in which it ends, as yyyy-MM. */
export const monthsOf = (first: string): readonly [string, string] => [first.slice(0, 7), addDays(first, FORTNIGHT - 1).slice(0, 7)];

/** A month of days, and how much is free on each. */
export interface Month {
  days: readonly { date: string; free: number }[];
  nextMonthWithFree: string | null;
}

/** Days that have something free. */
export const freeIn = (months: readonly Month[]): ReadonlyMap<string, number> =>
  new Map(months.flatMap(({ days }) => days.flatMap(({ date, free }) => (free > 0 ? [[date, free] as const] : []))));

/** The next day to look at where nothing of two weeks is free: one that is, or the first of a month that has some; `null` where nothing comes any more. */
export function nextToLookAt(first: string, months: readonly Month[]): string | null {
  const after = addDays(first, FORTNIGHT);
  const free = [...freeIn(months).keys()].filter((day) => day >= after).sort();
  if (free[0]) return free[0];
  const month = months.at(-1)?.nextMonthWithFree;
  return month ? `${month}-01` : null;
}
