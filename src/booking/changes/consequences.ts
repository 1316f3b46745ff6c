import type { AnyEvent } from '../../platform/events/event.js';
import type { Decision, Loaded } from '../../platform/events/streams.js';
import { type Booking, made, type MadeBooking } from '../booking.js';
import type { BookingEvent } from '../booking.events.js';
import { answerRequest, OpenRequests, openRequestsId } from './open-requests.js';
import { holdProposed, releaseHours, releaseProposed, takeNewHours } from './hours.js';

/** What follows from an event, of a booking as it stood before. */
type Consequence<Data> = (decision: Decision, booking: MadeBooking, data: Data) => Promise<void>;
type Consequences = { readonly [E in BookingEvent as E['type']]: readonly Consequence<E['data']>[] };

const answered: Consequence<unknown> = async (decision, booking) => {
  const open = await decision.load(OpenRequests, openRequestsId(booking));
  decision.append(open, answerRequest(open.state, booking));
};

/** Of a booking that stands already. A completed job keeps its hours: it was there. */
const CONSEQUENCES: Consequences = {
  BookingCreated: [],
  BookingConfirmed: [answered],
  BookingCancelled: [answered, releaseHours, releaseProposed],
  CancellationExplained: [],
  BookingCompleted: [],
  RescheduleProposed: [holdProposed],
  RescheduleEnded: [releaseProposed],
  BookingRescheduled: [takeNewHours],
  NoShowClaimed: [],
  NoShowContested: [],
  ClaimDismissed: [],
  ProblemReported: [],
  ProblemDecided: [],
};

/** Appends what was decided about a booking, together with what follows for the vendor's day and the customer's open requests. */
export async function appendWithConsequences(decision: Decision, booking: Loaded<Booking>, events: readonly BookingEvent[]): Promise<void> {
  decision.append(booking, events);
  for (const { type, data } of events) {
    const follows = CONSEQUENCES[type] as readonly Consequence<AnyEvent['data']>[];
    for (const follow of follows) await follow(decision, made(booking.state), data);
  }
}
