import { noonOf, wordsOf } from '#ui/format/days.ts';
import type { SlotChoice } from './slot-choice.ts';

/** Dates and times here are the provider's wall clock, as plain text: no zone is ever applied to them. */

/** '13:00' → '1:00 PM' */
export function timeLabel(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '9:00' → '9 AM': without minutes where there are none. */
export const hourLabel = (time: string): string => timeLabel(time).replace(':00', '');

/** '2026-11-24' → 'Tuesday, November 24' */
export function dayLabel(date: string): string {
  const { weekday, month, date: ofMonth } = wordsOf(date);
  return `${weekday}, ${month} ${ofMonth}`;
}

/** '2026-11-24' → 'Tue, Nov 24' */
export function shortDayLabel(date: string): string {
  const { weekday, month, date: ofMonth } = wordsOf(date);
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${ofMonth}`;
}

/** "Tuesday, November 24, 1:00 PM", and what is still open. */
export function choiceLabel({ date, time }: SlotChoice): string {
  if (!date) return 'No day chosen yet';
  return time ? `${dayLabel(date)}, ${timeLabel(time)}` : `${dayLabel(date)}, no time chosen yet`;
}

/** Where most of the work is. */
const USUAL_ZONES: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern Time',
  'America/Chicago': 'Central Time',
  'America/Denver': 'Mountain Time',
  'America/Los_Angeles': 'Pacific Time',
};

/** 'America/Chicago' → 'Central Time'. Without `Intl` where it can be: see `wordsOf`. */
export function zoneLabel(timeZone: string): string {
  const usual = USUAL_ZONES[timeZone];
  if (usual) return usual;
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const DAY_MS = 86_400_000;

/** "Mon 10 AM" where only one Monday can be meant, else "Mon, Nov 24, 10 AM"; without a time, the day. */
export function briefLabel({ date, time }: SlotChoice & { date: string }, now = Date.now()): string {
  const isNear = noonOf(date).getTime() - now < 6 * DAY_MS;
  const day = shortDayLabel(date);
  if (!time) return day;
  const hour = hourLabel(time);
  return isNear ? `${day.slice(0, 3)} ${hour}` : `${day}, ${hour}`;
}
