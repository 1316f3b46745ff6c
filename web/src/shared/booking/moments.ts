import { shortDayLabel, timeLabel, zoneLabel } from '#shared/slots/slot-words.ts';
import { isSameClock } from '#ui/format/clocks.ts';
import { zoneHere } from '#ui/format/days.ts';

const SHORT = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const DAY = { month: 'numeric', day: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const WITH_YEAR = { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** When a job begins, in its zone. */
interface Start {
  timeZone: string;
  startsAt: string;
}

const inWords = (instant: string, timeZone: string, shape: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...shape, timeZone }).format(new Date(instant));

/**
 * An instant on the clocks where the work is done: "Tue, Nov 24, 3:00 PM"; where the reader's clocks show something else then, both:
 * "Tue, Nov 24, 3:00 PM Central Time (1:00 PM where you are)".
 */
export function momentLabel(instant: string, timeZone: string): string {
  const there = inWords(instant, timeZone, SHORT);
  const here = momentHere(instant, timeZone);
  return here ? `${there} ${zoneLabel(timeZone)} (${here})` : there;
}

/** The same for what may be long ago: "Nov 24, 2026, 3:00 PM". */
export const datedMomentLabel = (instant: string, timeZone: string): string => inWords(instant, timeZone, WITH_YEAR);

/** Only its time: "3:00 PM". */
export const timeOfDayLabel = (instant: string, timeZone: string): string => inWords(instant, timeZone, TIME);

/** "Tue, Nov 24, 1:00 PM" */
export const slotLabel = ({ date, time }: { date: string; time: string }): string => `${shortDayLabel(date)}, ${timeLabel(time)}`;

/** " Central Time" where the clocks of the reader show something else when the work begins; nothing where they do not. */
export const otherZone = ({ timeZone, startsAt }: Start): string =>
  isSameClock(startsAt, timeZone, zoneHere()) ? '' : ` ${zoneLabel(timeZone)}`;

/** "11:00 AM where you are" where the reader's clocks show something else at an instant, with the day where it is another one; else nothing. */
function momentHere(instant: string, timeZone: string): string {
  const here = zoneHere();
  if (isSameClock(instant, timeZone, here)) return '';
  const isSameDay = inWords(instant, timeZone, DAY) === inWords(instant, here, DAY);
  return `${inWords(instant, here, isSameDay ? TIME : SHORT)} where you are`;
}

/** The same of the start of the work. */
export const startHere = ({ timeZone, startsAt }: Start): string => momentHere(startsAt, timeZone);

/** What follows a time of the work where the reader's clocks show something else then: " Central Time (11:00 AM where you are)"; else nothing. */
export function bothClocks(start: Start): string {
  const here = startHere(start);
  return here ? `${otherZone(start)} (${here})` : '';
}
