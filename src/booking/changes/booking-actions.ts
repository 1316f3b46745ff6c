import {
  canBeReviewed,
  cancellationCharge,
  claimableFrom,
  claimableUntil,
  hasEnded,
  hasLapsed,
  hasStarted,
  lastMoveAt,
  problemDue,
} from '../booking-rules.js';
import type { Side } from '../booking.events.js';
import type { BookingStatus } from '../booking.js';

/** What may be done with a booking; each names the route `POST bookings/:id/…`. */
export const BOOKING_ACTIONS = [
  'confirm',
  'decline',
  'complete',
  'cancel',
  'reschedule',
  'accept-time',
  'decline-time',
  'withdraw-time',
  'claim',
  'contest',
  'problem',
  'review',
] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

/** What the actions depend on: columns of `booking_list`. */
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
  readonly proposedBy: Side | null;
  readonly proposalLapsesAt: string | null;
  readonly customerClaimedAt: string | null;
  readonly vendorClaimedAt: string | null;
  /** Of the claim that came last. */
  readonly contestBy: string | null;
  readonly contestedAt: string | null;
  readonly claimsDismissedAt: string | null;
  readonly problemReportedAt: string | null;
}

type Actions = (booking: ActionFacts, now: string) => BookingAction[];

const NOTHING: Actions = () => [];
const ACTIONS: Record<Side, Record<BookingStatus, Actions>> = {
  customer: {
    pending: (booking, now) => ['cancel', ...moves('customer', booking, now)],
    confirmed: (booking, now) => [
      ...(hasStarted(booking, now) ? [] : (['cancel'] as const)),
      ...moves('customer', booking, now),
      ...claims('customer', booking, now),
    ],
    completed: (booking, now) => [
      ...(reviewable(booking, now) ? (['review'] as const) : []),
      ...(complainable(booking, now) ? (['problem'] as const) : []),
    ],
    cancelled: NOTHING,
  },
  vendor: {
    pending: (booking, now) => [
      ...(hasLapsed(booking, now) ? (['decline'] as const) : (['confirm', 'decline'] as const)),
      ...moves('vendor', booking, now),
    ],
    confirmed: (booking, now) => [
      ...(hasEnded(booking, now) && !isClaimed(booking) ? (['complete'] as const) : []),
      ...(hasStarted(booking, now) ? [] : (['cancel'] as const)),
      ...moves('vendor', booking, now),
      ...claims('vendor', booking, now),
    ],
    completed: NOTHING,
    cancelled: NOTHING,
  },
};

export const actionsFor = (side: Side, booking: ActionFacts, now: string): BookingAction[] => ACTIONS[side][booking.status](booking, now);

/** Another time is proposed by one side, and answered by the other; a proposal that waits is answered or taken back first. */
function moves(side: Side, booking: ActionFacts, now: string): BookingAction[] {
  const open = booking.status === 'confirmed' || !hasLapsed(booking, now);
  if (!isProposed(booking, now)) return open && now < lastMoveAt(booking) ? ['reschedule'] : [];
  if (booking.proposedBy === side) return ['withdraw-time'];
  return open ? ['accept-time', 'decline-time'] : ['decline-time'];
}

/** That the other side was not there, each side says once, and contests what the other says. */
function claims(side: Side, booking: ActionFacts, now: string): BookingAction[] {
  if (booking.claimsDismissedAt !== null || isSettled(booking, now)) return [];
  const [own, other] = side === 'customer' ? claimsOf(booking) : claimsOf(booking).reverse();
  return [
    ...(other && !own && booking.contestedAt === null ? (['contest'] as const) : []),
    ...(!own && now >= claimableFrom(booking) && now < claimableUntil(booking) ? (['claim'] as const) : []),
  ];
}

type Claimed = Pick<ActionFacts, 'customerClaimedAt' | 'vendorClaimedAt' | 'contestedAt' | 'contestBy' | 'claimsDismissedAt'>;

const claimsOf = ({ customerClaimedAt, vendorClaimedAt }: Claimed): (string | null)[] => [customerClaimedAt, vendorClaimedAt];

/** Somebody says that the other side was not there, and nobody has dismissed it. */
const isClaimed = (booking: Claimed): boolean => booking.claimsDismissedAt === null && claimsOf(booking).some(Boolean);

/** The sides say something else: an admin decides. */
export const isContested = (booking: Claimed): boolean => booking.contestedAt !== null || claimsOf(booking).every(Boolean);

/** Nobody has objected in time. */
const isSettled = (booking: Claimed, now: string): boolean =>
  !isContested(booking) && booking.contestBy !== null && now >= booking.contestBy;

/** Another time waits for an answer. */
export const isProposed = ({ proposalLapsesAt }: Pick<ActionFacts, 'proposalLapsesAt'>, now: string): boolean =>
  proposalLapsesAt !== null && now < proposalLapsesAt;

type Done = Pick<ActionFacts, 'completedAt' | 'reviewed' | 'problemReportedAt'>;

export const reviewable = ({ completedAt, reviewed }: Done, now: string): boolean =>
  completedAt !== null && !reviewed && canBeReviewed({ completedAt }, now);

/** The customer can still say that something is wrong with the work. */
export const complainable = ({ completedAt, problemReportedAt }: Done, now: string): boolean =>
  completedAt !== null && problemReportedAt === null && now < problemDue({ completedAt });

/** What cancelling now would cost; `null` when the person can't cancel. */
export function cancelCost(side: Side, booking: ActionFacts, now: string): number | null {
  if (!actionsFor(side, booking, now).includes('cancel')) return null;
  return side === 'customer' && booking.status === 'confirmed' ? cancellationCharge(booking, now) : 0;
}
