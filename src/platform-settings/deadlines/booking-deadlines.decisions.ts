import { isDeepStrictEqual } from 'node:util';
import { Invalid } from '../../platform/errors.js';
import { mustBeAsSeen } from '../../platform/events/as-seen.js';
import { type BookingDeadlinesEvent, event } from './booking-deadlines.events.js';
import type { BookingDeadlines, DeadlinesSetting } from './booking-deadlines.js';

/** Less than anybody needs to look at their phone. */
export const FEWEST_HOURS = 1;
/** Three days: whoever asks wants to know before the weekend is over. */
export const MOST_HOURS = 72;

/** What is wanted, and when the deadlines that it takes the place of were last changed, as it was seen. */
export interface WantedDeadlines {
  readonly deadlines: BookingDeadlines;
  readonly seen?: string | null | undefined;
}

interface By {
  readonly adminId: string;
  readonly reason: string;
  readonly now: string;
}

/**
 * An administrator sets other deadlines. They hold for what is asked for from now on; what is open keeps its own.
 * @throws Invalid for hours out of bounds, Rejected `platform/changed-meanwhile`
 */
export function setDeadlines(
  setting: DeadlinesSetting,
  { adminId, reason, now, deadlines, seen }: By & WantedDeadlines,
): BookingDeadlinesEvent[] {
  mustBeInBounds(deadlines);
  if (isDeepStrictEqual(setting.deadlines, deadlines)) return [];
  mustBeAsSeen(setting.changedAt, seen);
  const { answerHours, agreeHours } = deadlines;
  return [event('BookingDeadlinesSet', { answerHours, agreeHours, by: adminId, setAt: now }, { subject: adminId, fields: { reason } })];
}

function mustBeInBounds({ answerHours, agreeHours }: BookingDeadlines): void {
  const outside = Object.entries({ answerHours, agreeHours }).filter(([, hours]) => hours < FEWEST_HOURS || hours > MOST_HOURS);
  if (outside.length > 0) throw new Invalid(Object.fromEntries(outside.map(([field]) => [field, NO_DEADLINE])));
}

/** What is said of a number that is no deadline. */
export const NO_DEADLINE = `Enter a whole number of hours from ${FEWEST_HOURS} to ${MOST_HOURS}.`;
