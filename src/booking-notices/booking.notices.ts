import type { BookingEvent } from '../booking/booking.events.js';
import { type Booking, existing, type ExistingBooking, isAutoAccepted } from '../booking/index.js';
import type { AnyEvent, EventOf } from '../platform/events/event.js';
import { delayed, onTheWay } from './arrival.notices.js';
import { claimed, contested, dismissed, problemDecided, problemReported } from './claim.notices.js';
import { cancelled, cancelledForProvider } from './ending.notices.js';
import type { SideNotices } from './notice.js';
import { asked, booked, completed, completedByItself, confirmed, requested } from './request.notices.js';
import { moved, proposalEnded, proposed } from './reschedule.notices.js';

/** A booking as an event found it, as it left it, and what has become of it since. */
export interface Moment {
  readonly before: Booking;
  readonly booking: ExistingBooking;
  /** As it stands by now. */
  readonly latest: ExistingBooking;
}

/** What both sides are told of each event. */
export type NoticesOf<E extends AnyEvent> = {
  readonly [Type in E['type']]: (data: EventOf<E, Type>['data'], moment: Moment) => SideNotices;
};

const nothing = (): SideNotices => ({});

export const BOOKING_NOTICES: NoticesOf<BookingEvent> = {
  // Of one that is accepted by itself, the customer hears that it is confirmed.
  BookingCreated: (_, { booking, latest }) =>
    isAutoAccepted(latest) ? { vendor: booked(booking) } : { customer: asked(booking), vendor: requested(booking) },
  BookingConfirmed: (_, { booking }) => ({ customer: confirmed(booking) }),
  BookingCancelled: ({ reason, chargeCents }, { booking }) => {
    const vendor = cancelledForProvider(booking, reason, chargeCents);
    return { customer: cancelled(booking, reason, chargeCents), ...(vendor && { vendor }) };
  },
  // It stands beside the booking: it is somebody's own words.
  CancellationExplained: nothing,
  BookingCompleted: ({ by }, { booking }) => ({
    customer: completed(booking),
    ...(by === 'system' && { vendor: completedByItself(booking) }),
  }),
  RescheduleProposed: ({ proposedBy, slot, lapsesAt }, { booking }) => proposed(booking, proposedBy, slot, lapsesAt),
  RescheduleEnded: ({ outcome }, { before }) => {
    const { proposal } = existing(before);
    return proposal ? proposalEnded(existing(before), proposal, outcome) : {};
  },
  BookingRescheduled: (data, { booking }) => moved(booking, data),
  ProviderSetOut: ({ setOutAt }, { booking }) => ({ customer: onTheWay(booking, setOutAt) }),
  ProviderDelayed: ({ delayMinutes, expectedAt }, { booking }) => ({ customer: delayed(booking, delayMinutes, expectedAt) }),
  NoShowClaimed: ({ by, contestBy }, { booking }) => claimed(booking, by, contestBy),
  NoShowContested: ({ by }, { booking }) => contested(booking, by),
  ClaimDismissed: (_, { booking }) => dismissed(booking),
  ProblemReported: (_, { booking }) => problemReported(booking),
  ProblemDecided: ({ refundCents }, { booking }) => problemDecided(booking, refundCents),
};
