import type { ActionFacts } from './booking-actions.js';
import {
  claimableFrom,
  claimableUntil,
  freeCancellationUntil,
  lastMoveAt,
  moveAtOnceUntil,
  problemDue,
  reviewDue,
} from '../booking-rules.js';
import type { BookingStatus } from '../booking.js';

type Moments = (booking: ActionFacts) => readonly (string | null)[];

/** The instants that part what may be done with a booking, and what it costs, from what may be done after them. */
const MOMENTS: Record<BookingStatus, Moments> = {
  pending: (booking) => [booking.respondBy, booking.proposalLapsesAt, moveAtOnceUntil(booking), lastMoveAt(booking)],
  confirmed: (booking) => [
    freeCancellationUntil(booking),
    booking.proposalLapsesAt,
    moveAtOnceUntil(booking),
    lastMoveAt(booking),
    booking.startsAt,
    booking.endsAt,
    claimableFrom(booking),
    claimableUntil(booking),
    booking.contestBy,
  ],
  completed: ({ completedAt }) => (completedAt === null ? [] : [problemDue({ completedAt }), reviewDue({ completedAt })]),
  cancelled: () => [],
};

/** The next instant at which time alone changes what somebody may do with a booking; `null` when there is none. */
export const nextChange = (booking: ActionFacts, now: string): string | null =>
  MOMENTS[booking.status](booking)
    .filter((moment) => moment !== null && now <= moment)
    .sort()[0] ?? null;
