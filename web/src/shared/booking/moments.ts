import { shortDayLabel, timeLabel, zoneLabel } from '#shared/slots/slot-words.ts';
import { isSameClock } from '#ui/format/clocks.ts';
import { zoneHere } from '#ui/format/days.ts';

const SHORT = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const DAY = { month: 'numeric', day: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const WITH_YEAR = { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

const inWords = (instant: string, timeZone: string, shape: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...shape, timeZone }).format(new Date(instant));

/** An instant on the clocks where the work is done: "Tue, Nov 24, 3:00 PM". */
export const momentLabel = (instant: string, timeZone: string): string => inWords(instant, timeZone, SHORT);

/** The same for what may be long ago: "Nov 24, 2026, 3:00 PM". */
export const datedMomentLabel = (instant: string, timeZone: string): string => inWords(instant, timeZone, WITH_YEAR);

/** Only its time: "3:00 PM". */
export const timeOfDayLabel = (instant: string, timeZone: string): string => inWords(instant, timeZone, TIME);

/** "Tue, Nov 24, 1:00 PM" */
export const slotLabel = ({ date, time }: { date: string; time: string }): string => `${shortDayLabel(date)}, ${timeLabel(time)}`;

/** " Central Time" where the clocks of the reader show something else when the work begins; nothing where they do not. */
export const otherZone = ({ timeZone, startsAt }: { timeZone: string; startsAt: string }): string =>
  isSameClock(startsAt, timeZone, zoneHere()) ? '' : ` ${zoneLabel(timeZone)}`;

/** "11:00 AM where you are" where the reader's clocks show something else when the work begins, with the day where it is another one; else nothing. */
export function startHere({ timeZone, startsAt }: { timeZone: string; startsAt: string }): string {
  const here = zoneHere();
  if (isSameClock(startsAt, timeZone, here)) return '';
  const isSameDay = inWords(startsAt, timeZone, DAY) === inWords(startsAt, here, DAY);
  return `${isSameDay ? timeOfDayLabel(startsAt, here) : momentLabel(startsAt, here)} where you are`;
}
