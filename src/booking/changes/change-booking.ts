import type { Decision, Streams } from '../../platform/events/streams.js';
import type { BookingEvent } from '../booking.events.js';
import { Booking } from '../booking.js';
import { appendWithConsequences } from './consequences.js';
import { insist } from '../schedule/insist.js';

/** Decides about one booking, and appends what was decided with all that follows from it. */
export async function changeBooking(
  streams: Streams,
  bookingId: string,
  decide: (booking: Booking, decision: Decision) => readonly BookingEvent[] | Promise<readonly BookingEvent[]>,
): Promise<void> {
  await insist(() =>
    streams.decide(async (decision) => {
      const booking = await decision.load(Booking, bookingId);
      await appendWithConsequences(decision, booking, await decide(booking.state, decision));
    }),
  );
}
