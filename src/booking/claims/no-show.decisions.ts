import { Rejected } from '../../platform/errors.js';
import { later } from '../../platform/time/durations.js';
import { type BookingEvent, event, type NoShow, OTHER_SIDE, type Side } from '../booking.events.js';
import { type Booking, existing, type ExistingBooking } from '../booking.js';
import { claimableFrom, claimableUntil, completionDue, contestDue } from '../booking-rules.js';
import { ended, explained } from '../cancellation/cancellation.decisions.js';
import { type Acting, mustBe, ofActing } from '../changes/guards.decisions.js';

/** Somebody says that the other side was not there, and nobody has settled it. */
export const hasOpenClaim = ({ status, claims, claimsDismissed }: ExistingBooking): boolean =>
  status === 'confirmed' && claims.length > 0 && !claimsDismissed;

/** Both say something else: an admin decides. */
const isContested = ({ claims, contested }: Pick<ExistingBooking, 'claims' | 'contested'>): boolean => contested || claims.length > 1;

/** What each side claims: that the other was not there. */
export const CLAIMED_BY: Record<Side, NoShow> = { customer: 'no_show_vendor', vendor: 'no_show_customer' };

interface Said {
  readonly by: Acting;
  /** The person whose words these are. */
  readonly actorId: string;
  readonly statement: string | null;
  readonly now: string;
}

/** One side says that the other was not there. */
export function claim(booking: Booking, { by, actorId, statement, now }: Said): BookingEvent[] {
  const own = ofActing(booking, by);
  if (own.claims.some((other) => other.by === by.side)) return [];
  mustBe('confirmed', own);
  if (own.claimsDismissed) throw new Rejected('booking/claim-dismissed', 'This has been decided already.');
  if (now < claimableFrom(own.slot)) {
    throw new Rejected('booking/claim-too-early', 'A no-show can be reported from 30 minutes after the start.');
  }
  if (now >= claimableUntil(own.slot) || isSettled(own, now)) {
    throw new Rejected('booking/claim-too-late', 'A no-show can be reported within 24 hours.');
  }
  const { bookingId, customerId, vendorId, serviceId } = own;
  return [
    event(
      'NoShowClaimed',
      { bookingId, customerId, vendorId, serviceId, claim: CLAIMED_BY[by.side], by: by.side, contestBy: contestDue(now), claimedAt: now },
      { subject: actorId, fields: { statement } },
    ),
  ];
}

/** The other side says that they were there. */
export function contest(booking: Booking, { by, actorId, statement, now }: Said): BookingEvent[] {
  const own = ofActing(booking, by);
  const claimedBy = (side: Side): boolean => own.claims.some((one) => one.by === side);
  const isAgainstUs = claimedBy(OTHER_SIDE[by.side]);
  if (own.contested && isAgainstUs && !claimedBy(by.side)) return [];
  mustBe('confirmed', own);
  if (!isAgainstUs || own.claimsDismissed) throw new Rejected('booking/no-claim', 'There is nothing to contest.');
  if (claimedBy(by.side)) throw new Rejected('booking/claims-mutual', 'Both of you have reported a no-show. We will decide.');
  if (isSettled(own, now)) throw new Rejected('booking/contest-too-late', 'The 24 hours to contest this have passed.');
  const { bookingId, customerId, vendorId, serviceId } = own;
  return [
    event(
      'NoShowContested',
      { bookingId, customerId, vendorId, serviceId, by: by.side, contestedAt: now },
      { subject: actorId, fields: { statement } },
    ),
  ];
}

/** What nobody has contested for 24 hours is taken as true. Before, nothing happens. */
export function settle(booking: Booking, { now }: { now: string }): BookingEvent[] {
  const open = existing(booking);
  return hasOpenClaim(open) && isSettled(open, now) ? [upheld(open, open.claims[0]!.claim, now)] : [];
}

export interface ClaimDecision {
  readonly outcome: NoShow | 'dismissed';
  readonly actorId: string;
  readonly explanation: string;
  readonly now: string;
}

/** An admin decides what is contested or claimed by both sides. */
export function decideClaim(booking: Booking, { outcome, now, ...why }: ClaimDecision): BookingEvent[] {
  const open = existing(booking);
  if (open.claims.length > 0 && (outcome === 'dismissed' ? open.claimsDismissed : open.reason === outcome)) return [];
  mustBe('confirmed', open);
  if (!hasOpenClaim(open)) throw new Rejected('booking/no-claim', 'There is nothing to decide.');
  if (!isContested(open)) {
    throw new Rejected(
      'booking/claim-uncontested',
      'Nobody has contested this yet. It is settled automatically 24 hours after it was claimed.',
    );
  }
  if (outcome !== 'dismissed' && !open.claims.some((one) => one.claim === outcome)) {
    throw new Rejected('booking/not-claimed', 'Nobody has claimed this. Choose what one of the sides has claimed, or dismiss it.');
  }
  if (outcome !== 'dismissed') return [upheld(open, outcome, now), explained(open, 'admin', why, now)];
  const { actorId, explanation } = why;
  const { bookingId, customerId, vendorId, serviceId } = open;
  const completesAt = later(completionDue(open.slot), now);
  return [
    event(
      'ClaimDismissed',
      { bookingId, customerId, vendorId, serviceId, completesAt, dismissedAt: now },
      { subject: actorId, fields: { explanation } },
    ),
  ];
}

/** Nobody has objected in time: that stands, whether the system has come to it or not. */
const isSettled = (booking: ExistingBooking, now: string): boolean =>
  !isContested(booking) && booking.claims.some(({ contestBy }) => now >= contestBy);

/** Who was not there as a customer pays the price; who waited in vain pays nothing. */
const upheld = (booking: ExistingBooking, noShow: NoShow, now: string): BookingEvent =>
  ended(booking, noShow, noShow === 'no_show_customer' ? booking.terms.priceCents : 0, now);
