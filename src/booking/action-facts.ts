import type { Side } from './booking.events.js';
import type { BookingStatus } from './booking.js';

/** What may be done with a booking depends on this: columns of `booking_list`. */
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
  readonly setOutAt: string | null;
  readonly delayMinutes: number | null;
  readonly customerClaimedAt: string | null;
  readonly vendorClaimedAt: string | null;
  /** Of the claim that came last. */
  readonly contestBy: string | null;
  readonly contestedAt: string | null;
  readonly claimsDismissedAt: string | null;
  readonly problemReportedAt: string | null;
}

type Claims = Pick<ActionFacts, 'customerClaimedAt' | 'vendorClaimedAt'>;

const claimedBy: Readonly<Record<Side, (booking: Claims) => boolean>> = {
  customer: ({ customerClaimedAt }) => customerClaimedAt !== null,
  vendor: ({ vendorClaimedAt }) => vendorClaimedAt !== null,
};

/** This side says that the other was not there. */
export const ownClaim = (booking: Claims, side: Side): boolean => claimedBy[side](booking);
export const theirClaim = (booking: Claims, side: Side): boolean => claimedBy[side === 'customer' ? 'vendor' : 'customer'](booking);

/** Somebody says that the other side was not there, and nobody has dismissed it. */
export const isClaimed = (booking: Claims & Pick<ActionFacts, 'claimsDismissedAt'>): boolean =>
  booking.claimsDismissedAt === null && (claimedBy.customer(booking) || claimedBy.vendor(booking));

/** The sides say something else: an admin decides. */
export const isContested = (booking: Claims & Pick<ActionFacts, 'contestedAt'>): boolean =>
  booking.contestedAt !== null || (claimedBy.customer(booking) && claimedBy.vendor(booking));

/** Another time waits for an answer. */
export const isProposed = ({ proposalLapsesAt }: Pick<ActionFacts, 'proposalLapsesAt'>, now: string): boolean =>
  proposalLapsesAt !== null && now < proposalLapsesAt;
