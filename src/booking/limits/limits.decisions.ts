import { Rejected } from '../../platform/errors.js';
import { counted as inWords } from '../../platform/words.js';
import type { BookingLimits } from '../../platform-settings/limits/booking-limits.js';
import type { BookedTime } from '../../scheduling/terms.events.js';
import type { Booking, ExistingBooking } from '../booking.js';
import { hasEnded, hasLapsed } from '../booking-rules.js';
import { type CountedBookingsEvent, event } from './counted-bookings.events.js';
import type { CountedBookings } from './counted-bookings.js';

type Time = Pick<BookedTime, 'startsAt' | 'endsAt'>;
type OpenTime = Pick<ExistingBooking, 'vendorId'> & { readonly slot: Time };
export type OpenBooking = Pick<ExistingBooking, 'bookingId'> & OpenTime;

/** What a customer has booked before, and how much of it they may have. */
export interface BookedBefore {
  readonly counted: CountedBookings;
  /** Those of them that are open; absent where so few were counted that it makes no difference. */
  readonly open: readonly OpenBooking[] | undefined;
  readonly limits: BookingLimits;
}

interface Counting extends OpenBooking {
  readonly customerId: string;
}

/** A job to come or one that goes on, or a request that can still be answered. Once a booking is not open it never is again. */
export const isOpen = (booking: Booking, now: string): booking is ExistingBooking =>
  (booking.status === 'confirmed' || (booking.status === 'pending' && !hasLapsed(booking, now))) && !hasEnded(booking.slot, now);

/** Whether a limit could be met, if all that was counted were still open: only then somebody has to look. */
export const couldBeTooMany = (counted: CountedBookings, { withOneProvider, altogether, atOnce }: BookingLimits): boolean =>
  counted.length >= Math.min(withOneProvider, altogether, atOnce);

/** One more booking of a customer, if they may have it. */
export function count(
  { counted, open, limits }: BookedBefore,
  { customerId, vendorId, bookingId, slot }: Counting,
): CountedBookingsEvent[] {
  if (counted.includes(bookingId)) return [];
  if (open) mustBeWithin(limits, open, { vendorId, slot });
  const isOver = (id: string): boolean => open !== undefined && !open.some((each) => each.bookingId === id);
  return [event('BookingCounted', { customerId, bookingId, over: counted.filter(isOver) })];
}

/** @throws Rejected as `exceeded` says */
function mustBeWithin(limits: BookingLimits, open: readonly OpenTime[], wish: OpenTime): void {
  const refusal = exceeded(limits, open, wish);
  if (refusal) throw refusal;
}

/**
 * Which limit a wish would exceed: `booking/too-many-with-provider`, `booking/too-many-open` or `booking/too-many-at-once`.
 * @param open all that the customer has when they wish for it
 */
export function exceeded(
  { withOneProvider, altogether, atOnce }: BookingLimits,
  open: readonly OpenTime[],
  wish: OpenTime,
): Rejected | undefined {
  const ofProvider = withProvider(open, wish.vendorId);
  if (ofProvider >= withOneProvider) {
    return new Rejected(
      'booking/too-many-with-provider',
      `You have ${inWords(ofProvider, 'open booking')} with this provider, and cannot have more at present. ${MAKE_ROOM}`,
      { open: ofProvider, limit: withOneProvider },
    );
  }
  if (open.length >= altogether) {
    return new Rejected(
      'booking/too-many-open',
      `You have ${inWords(open.length, 'open booking')}, and cannot have more at present. ${MAKE_ROOM}`,
      { open: open.length, limit: altogether },
    );
  }
  const then = mostAtOnce(open, wish.slot);
  if (then < atOnce) return undefined;
  return new Rejected(
    'booking/too-many-at-once',
    `You have ${inWords(then, 'booking')} at this time already. Choose another time, or cancel what you do not need.`,
    { open: then, limit: atOnce },
  );
}

const MAKE_ROOM = 'You can book again once one of them is done, or cancel what you do not need.';

const withProvider = (bookings: readonly Pick<OpenBooking, 'vendorId'>[], vendorId: string): number =>
  bookings.filter((each) => each.vendorId === vendorId).length;

/** How many of them go on at one instant of a time: that is most at its beginning, or when one of them begins. Where one ends as another begins, they do not overlap. */
function mostAtOnce(open: readonly OpenTime[], { startsAt, endsAt }: Time): number {
  const beginnings = [startsAt, ...open.map(({ slot }) => slot.startsAt).filter((start) => startsAt < start && start < endsAt)];
  const goingOn = (instant: string) => open.filter(({ slot }) => slot.startsAt <= instant && instant < slot.endsAt).length;
  return Math.max(...beginnings.map(goingOn));
}
