import { canBeReviewed, cancellationCharge, hasEnded, hasLapsed, hasStarted } from './booking-rules.js';
import type { BookingStatus } from './booking.js';

/** From which side a booking is looked at. */
export type Side = 'customer' | 'vendor';

/** What may be done with a booking; each names the route `POST bookings/:id/…`. */
export const BOOKING_ACTIONS = ['confirm', 'decline', 'complete', 'cancel', 'review'] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

/** What the actions depend on. */
export interface ActionFacts {
  readonly status: BookingStatus;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly respondBy: string;
  readonly createdAt: string;
  readonly completedAt: string | null;
  readonly reviewed: boolean;
  readonly priceCents: number;
  readonly cancellationFeeCents: number;
}

type Actions = (booking: ActionFacts, now: string) => BookingAction[];

const NOTHING: Actions = () => [];
const ACTIONS: Record<Side, Record<BookingStatus, Actions>> = {
  customer: {
    pending: () => ['cancel'],
    confirmed: (booking, now) => (hasStarted(booking, now) ? [] : ['cancel']),
    completed: ({ completedAt, reviewed }, now) => (completedAt && !reviewed && canBeReviewed({ completedAt }, now) ? ['review'] : []),
    cancelled: NOTHING,
  },
  vendor: {
    pending: (booking, now) => (hasLapsed(booking, now) ? ['decline'] : ['confirm', 'decline']),
    confirmed: (booking, now) => (hasEnded(booking, now) ? ['complete'] : hasStarted(booking, now) ? [] : ['cancel']),
    completed: NOTHING,
    cancelled: NOTHING,
  },
};

export const actionsFor = (side: Side, booking: ActionFacts, now: string): BookingAction[] => ACTIONS[side][booking.status](booking, now);

/** What cancelling now would cost; `null` when the person can't cancel. */
export function cancelCost(side: Side, booking: ActionFacts, now: string): number | null {
  if (!actionsFor(side, booking, now).includes('cancel')) return null;
  return side === 'customer' && booking.status === 'confirmed' ? cancellationCharge(booking, now) : 0;
}
