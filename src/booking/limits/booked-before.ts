import type { Decision, Loaded } from '../../platform/streams/streams.js';
import { LimitsSetting, PLATFORM } from '../../platform-settings/index.js';
import { Booking, type ExistingBooking } from '../booking.js';
import { CountedBookings } from './counted-bookings.js';
import { type BookedBefore, couldBeTooMany, isOpen } from './limits.decisions.js';

/**
 * What a customer has booked before. Their own bookings wait for each other; those of different people do not: the limits are read and not guarded, as all bookings
 * read them. One that is decided at the moment of a change may still be under the limits of before.
 */
export async function gatherBookedBefore(
  decision: Decision,
  customerId: string,
  now: string,
): Promise<{ stream: Loaded<CountedBookings>; before: BookedBefore }> {
  const [setting, stream] = await Promise.all([decision.load(LimitsSetting, PLATFORM), decision.load(CountedBookings, customerId)]);
  const { limits } = setting.state;
  const counted = stream.state;
  const open = couldBeTooMany(counted, limits) ? await openOf(decision, counted, now) : undefined;
  return { stream, before: { counted, open, limits } };
}

async function openOf(decision: Decision, counted: CountedBookings, now: string): Promise<ExistingBooking[]> {
  const bookings = await Promise.all(counted.map((bookingId) => decision.load(Booking, bookingId)));
  return bookings.map(({ state }) => state).filter((state) => isOpen(state, now));
}
