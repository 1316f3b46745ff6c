import type { Decision, Loaded } from '../../platform/events/streams.js';
import { type Booking, made, type MadeBooking } from '../booking.js';
import type { BookingEvent } from '../booking.events.js';
import { answerRequest, OpenRequests, openRequestsId } from '../open-requests.js';
import { release, Schedule, scheduleId } from '../schedule.js';

type Consequence = (decision: Decision, booking: MadeBooking) => Promise<void>;

const answered: Consequence = async (decision, booking) => {
  const open = await decision.load(OpenRequests, openRequestsId(booking));
  decision.append(open, answerRequest(open.state, booking));
};

const released: Consequence = async (decision, { vendorId, bookingId, slot: { date } }) => {
  const day = await decision.load(Schedule, scheduleId(vendorId, date));
  decision.append(day, release(day.state, { vendorId, date, bookingId }));
};

/** Of a booking that stands already. A completed job keeps its hours: it was there. */
const CONSEQUENCES: Record<BookingEvent['type'], readonly Consequence[]> = {
  BookingCreated: [],
  BookingConfirmed: [answered],
  BookingCancelled: [answered, released],
  BookingCompleted: [],
};

/** Appends what was decided about a booking, together with what follows for the vendor's day and the customer's open requests. */
export async function appendWithConsequences(decision: Decision, booking: Loaded<Booking>, events: readonly BookingEvent[]): Promise<void> {
  decision.append(booking, events);
  for (const { type } of events) {
    for (const follow of CONSEQUENCES[type]) await follow(decision, made(booking.state));
  }
}
