import type { Decider } from '../../platform/events/decider.js';
import type { BookingLimitsEvent } from './booking-limits.events.js';

/** How many open bookings one customer may have. */
export interface BookingLimits {
  readonly withOneProvider: number;
  readonly altogether: number;
  /** Whose hours overlap, whoever the providers are. */
  readonly atOnce: number;
}

/** The limits of every platform that has set none. */
export const FIRST_LIMITS: BookingLimits = { withOneProvider: 3, altogether: 10, atOnce: 2 };

export interface LimitsSetting {
  readonly limits: BookingLimits;
  /** `null`: nobody has ever set them. */
  readonly changedAt: string | null;
}

export const LimitsSetting: Decider<LimitsSetting, BookingLimitsEvent> = {
  category: 'limits',
  initial: { limits: FIRST_LIMITS, changedAt: null },
  evolve: {
    BookingLimitsSet: (_, { withOneProvider, altogether, atOnce, setAt: changedAt }) => ({
      limits: { withOneProvider, altogether, atOnce },
      changedAt,
    }),
  },
};
