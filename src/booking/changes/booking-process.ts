import type { Consequence, Process } from '../../platform/streams/streams.js';
import { SCHEDULE_TRIES } from '../../scheduling/index.js';
import type { BookingEvent } from '../booking.events.js';
import { Booking, existing, type ExistingBooking } from '../booking.js';
import { holdProposed, releaseHours, releaseProposed, takeNewHours } from './hours.js';
import { answerRequest, OpenRequests, openRequestsId } from './open-requests.js';

const answered: Consequence<ExistingBooking, unknown> = async (decision, booking) => {
  const open = await decision.load(OpenRequests, openRequestsId(booking));
  decision.append(open, answerRequest(open.state, booking));
};

/** Consequences of an event for a booking that stands already. */
const after = <Data>(...consequences: readonly Consequence<ExistingBooking, Data>[]): readonly Consequence<Booking, Data>[] =>
  consequences.map((follow) => (decision, booking, data) => follow(decision, existing(booking), data));

/** A booking, and what its events mean for the vendor's day and the customer's open requests. Whatever changes a booking updates this. */
export const BookingProcess: Process<Booking, BookingEvent> = {
  ...Booking,
  tries: SCHEDULE_TRIES,
  consequences: {
    BookingCreated: [],
    BookingConfirmed: after(answered),
    BookingCancelled: after(answered, releaseHours, releaseProposed),
    CancellationExplained: [],
    // A completed job keeps its hours: somebody was there.
    BookingCompleted: [],
    RescheduleProposed: after(holdProposed),
    RescheduleEnded: after(releaseProposed),
    BookingRescheduled: after(takeNewHours),
    ProviderSetOut: [],
    ProviderDelayed: [],
    NoShowClaimed: [],
    NoShowContested: [],
    ClaimDismissed: [],
    ProblemReported: [],
    ProblemDecided: [],
  },
};
