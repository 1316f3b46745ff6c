import { slotLabel } from '#shared/booking/moments.ts';
import { addDays } from '#ui/format/days.ts';

/** Where a booking that is being moved would stand. */
export interface Target {
  /** yyyy-MM-dd on the provider's calendar. */
  day: string;
  /** 9 for 09:00. */
  hour: number;
  /** The column over which it is; which lane it gets is the server's to find. */
  lane: number | null;
}

/** Jobs start on the hour, from the first to the last of these. */
const FIRST = 9;
const LAST = 18;

/** The start that is nearest to an hour of the day. */
export const startNear = (hour: number): number => Math.min(LAST, Math.max(FIRST, Math.round(hour)));

export const targetOf = ({ day, from, lane }: Omit<Target, 'hour'> & { from: number }): Target => ({ day, hour: startNear(from), lane });

/** The target as a choice of the reschedule dialog. */
export const choiceOf = ({ day, hour }: Target) => ({ date: day, time: `${String(hour).padStart(2, '0')}:00` });

/** "Tue, Nov 24, 1:00 PM" */
export const targetLabel = (target: Target): string => slotLabel(choiceOf(target));

/** Whether that is another time than the booking has. */
export function isElsewhere(booking: { date: string; time: string }, target: Target): boolean {
  const { date, time } = choiceOf(target);
  return date !== booking.date || time !== booking.time;
}

const STEPS: Readonly<Record<string, { days: number; hours: number }>> = {
  ArrowUp: { days: 0, hours: -1 },
  ArrowDown: { days: 0, hours: 1 },
  ArrowLeft: { days: -1, hours: 0 },
  ArrowRight: { days: 1, hours: 0 },
};

/** One step on by an arrow, within the days that are shown; nothing for another key. */
export function stepped({ day, hour, lane }: Target, key: string, days: readonly string[]): Target | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const next = addDays(day, step.days);
  return { day: days.includes(next) ? next : day, hour: startNear(hour + step.hours), lane };
}
