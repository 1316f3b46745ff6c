import type { WorkingHoursDto } from '#api/generated.ts';
import { weekdayOf } from '#ui/format/days.ts';

/** Hours of a day, 9 for 09:00. */
export interface Span {
  from: number;
  to: number;
}

/** The hours in which all jobs can start, shown even where nobody works then. */
const USUAL: Span = { from: 9, to: 19 };

/** When the provider works on a day: its own hours, or those of its weekday. */
export function openOn(day: string, hours: WorkingHoursDto): Span[] {
  const own = hours.exceptions.find(({ date }) => date === day)?.hours;
  return (own ?? hours.weeklyHours[weekdayOf(day)] ?? []).toSorted((a, b) => a.from - b.from);
}

/** Why a day has hours of its own, as the provider has noted it. */
export const noteOn = (day: string, hours: WorkingHoursDto): string | null =>
  hours.exceptions.find(({ date }) => date === day)?.note ?? null;

/** The hours that a calendar of these days shows. */
export function shownHours(open: readonly Span[], blocks: readonly Span[]): Span {
  const all = [USUAL, ...open, ...blocks];
  return {
    from: Math.floor(Math.min(...all.map(({ from }) => from))),
    to: Math.min(24, Math.ceil(Math.max(...all.map(({ to }) => to)))),
  };
}

/** What of the shown hours nobody works in. */
export function closedIn(shown: Span, open: readonly Span[]): Span[] {
  const ends = [shown.from, ...open.flatMap(({ from, to }) => [from, to]), shown.to];
  return Array.from({ length: ends.length / 2 }, (_, index) => ({ from: ends[index * 2]!, to: ends[index * 2 + 1]! })).filter(
    ({ from, to }) => from < to,
  );
}
