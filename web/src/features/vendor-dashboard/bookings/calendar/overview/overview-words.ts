import type { CalendarDayDto } from '#api/generated.ts';
import { dayLabel, hourLabel } from '#shared/slots/slot-words.ts';
import { counted } from '#ui/format/labels.ts';
import { fullSpans, roomWords } from './fullness.ts';

/** "2 pending, 1 proposed": what of it is not settled yet. */
export const unsettledWords = ({ pending, proposed }: Pick<CalendarDayDto, 'pending' | 'proposed'>): string =>
  [pending > 0 && `${pending} pending`, proposed > 0 && `${proposed} proposed`].filter(Boolean).join(', ');

/** "Tuesday, March 3, today: 14 jobs, 2 pending, 3 hours free" */
export function dayWords(day: CalendarDayDto, isToday: boolean): string {
  const closed = day.open.length === 0 && 'closed';
  const jobs = day.jobs === 0 ? 'nothing booked' : counted(day.jobs, 'job');
  const facts = [day.note, closed, jobs, unsettledWords(day), roomWords(day.freeHours)?.heard];
  return `${dayLabel(day.date)}${isToday ? ', today' : ''}: ${facts.filter(Boolean).join(', ')}`;
}

/** "All lanes are busy from 9 AM to 11 AM and from 1 PM to 2 PM."; nothing where there always is one that is not. */
export function busyWords({ hours }: Pick<CalendarDayDto, 'hours'>): string {
  const spans = fullSpans(hours).map(({ from, to }) => `from ${hourWords(from)} to ${hourWords(to)}`);
  return spans.length === 0 ? '' : `All lanes are busy ${lists.format(spans)}.`;
}

const lists = new Intl.ListFormat('en-US');

/** 24 is midnight. */
const hourWords = (hour: number): string => hourLabel(`${hour % 24}:00`);
