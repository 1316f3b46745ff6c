import { ignore } from '../../platform/tables/projection.js';
import { endTimer, setTimer } from '../../platform/timers/timer-tables.js';
import { deadlines } from '../../platform/timers/timers.js';
import type { BookingEvent } from '../booking.events.js';
import { completionDue } from '../booking-rules.js';

/** What becomes of a booking when nobody does anything. */
export const BOOKING_TIMERS = ['booking.expire', 'booking.lapse', 'booking.complete', 'booking.settle'] as const;
export type BookingTimer = (typeof BOOKING_TIMERS)[number];

const set = (kind: BookingTimer, bookingId: string, dueAt: string) => setTimer(kind, bookingId, dueAt);
const end = (kind: BookingTimer, bookingId: string) => endTimer(kind, bookingId);
const endAll = ({ bookingId }: { bookingId: string }) => BOOKING_TIMERS.map((kind) => end(kind, bookingId));

export const bookingDeadlines = deadlines<BookingEvent>({
  // Whether it is confirmed by then, the decision asks: what is not has expired long before.
  BookingCreated: ({ bookingId, respondBy, slot }) => [
    set('booking.expire', bookingId, respondBy),
    set('booking.complete', bookingId, completionDue(slot)),
  ],
  BookingConfirmed: ({ bookingId }) => end('booking.expire', bookingId),
  BookingCancelled: endAll,
  BookingCompleted: endAll,
  RescheduleProposed: ({ bookingId, lapsesAt }) => set('booking.lapse', bookingId, lapsesAt),
  RescheduleEnded: ({ bookingId }) => end('booking.lapse', bookingId),
  BookingRescheduled: ({ bookingId, slot, respondBy }) => [
    end('booking.lapse', bookingId),
    set('booking.complete', bookingId, completionDue(slot)),
    ...(respondBy ? [set('booking.expire', bookingId, respondBy)] : []),
  ],
  ProviderSetOut: ignore,
  ProviderDelayed: ignore,
  // When both sides claim, an admin decides: the timer then comes to nothing.
  NoShowClaimed: ({ bookingId, contestBy }) => [end('booking.complete', bookingId), set('booking.settle', bookingId, contestBy)],
  NoShowContested: ({ bookingId }) => end('booking.settle', bookingId),
  ClaimDismissed: ({ bookingId, completesAt }) => [end('booking.settle', bookingId), set('booking.complete', bookingId, completesAt)],
  CancellationExplained: ignore,
  ProblemReported: ignore,
  ProblemDecided: ignore,
});
