import { isDeepStrictEqual } from 'node:util';
import { Invalid } from '../../platform/errors.js';
import { mustBeAsSeen } from '../../platform/events/as-seen.js';
import { type BookingLimitsEvent, event } from './booking-limits.events.js';
import type { BookingLimits, LimitsSetting } from './booking-limits.js';

/** Without a single one nobody could book. */
export const FEWEST_BOOKINGS = 1;
/** More than anybody has: a limit that does not limit. */
export const MOST_BOOKINGS = 1000;

/** What is wanted, and when the limits that it takes the place of were last changed, as it was seen. */
export interface WantedLimits {
  readonly limits: BookingLimits;
  readonly seen?: string | null | undefined;
}

interface By {
  readonly adminId: string;
  readonly reason: string;
  readonly now: string;
}

/**
 * An administrator sets other limits. They hold for what is booked from now on; whoever has more keeps it.
 * @throws Invalid for limits out of bounds, Rejected `platform/changed-meanwhile`
 */
export function setLimits(setting: LimitsSetting, { adminId, reason, now, limits, seen }: By & WantedLimits): BookingLimitsEvent[] {
  mustBeInBounds(limits);
  if (isDeepStrictEqual(setting.limits, limits)) return [];
  mustBeAsSeen(setting.changedAt, seen);
  const { withOneProvider, altogether, atOnce } = limits;
  return [
    event('BookingLimitsSet', { withOneProvider, altogether, atOnce, by: adminId, setAt: now }, { subject: adminId, fields: { reason } }),
  ];
}

/** Nobody can have more with one provider, or at one time, than altogether: a limit above that would never be met. */
function mustBeInBounds({ withOneProvider, altogether, atOnce }: BookingLimits): void {
  const named = { withOneProvider, altogether, atOnce };
  const fields = Object.fromEntries(
    Object.entries(named).flatMap(([field, limit]) => {
      if (limit < FEWEST_BOOKINGS || limit > MOST_BOOKINGS) return [[field, OUT_OF_BOUNDS]];
      return limit > altogether ? [[field, `At most as many as altogether, ${altogether}.`]] : [];
    }),
  );
  if (Object.keys(fields).length > 0) throw new Invalid(fields);
}

/** What is said of a number that is no limit. */
export const OUT_OF_BOUNDS = `Enter a whole number from ${FEWEST_BOOKINGS} to ${MOST_BOOKINGS.toLocaleString('en-US')}.`;
