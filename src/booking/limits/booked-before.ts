import type { Decision, Loaded } from '../../platform/events/streams.js';
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
  const { limits } = (await decision.load(LimitsSetting, PLATFORM)).state;
  const stream = await decision.load(CountedBookings, customerId);
  const counted = stream.state;
  const open = couldBeTooMany(counted, limits) ? await openOf(decision, counted, now) : undefined;
  return { stream, before: { counted, open, limits } };
}

/** One after the other: there are few of them, and many people book at once. */
async function openOf(decision: Decision, counted: CountedBookings, now: string): Promise<ExistingBooking[]> {
  const open: ExistingBooking[] = [];
  for (const bookingId of counted) {
    const { state } = await decision.load(Booking, bookingId);
    if (isOpen(state, now)) open.push(state);
  }
  return open;
}
