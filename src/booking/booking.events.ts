import { type Event, eventOf } from '../platform/events/event.js';
import type { Cents } from '../platform/money.js';
import type { BookedTime, BookingTerms } from '../scheduling/terms.events.js';

/** Why a booking ended without the work being done. */
export const CANCELLATION_REASONS = [
  'declined',
  'withdrawn',
  'expired',
  'by_customer',
  'by_vendor',
  'no_show_vendor',
  'no_show_customer',
  'by_admin',
] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

/** From which side a booking is looked at, or acted on. */
export const SIDES = ['customer', 'vendor'] as const;
export type Side = (typeof SIDES)[number];
export const OTHER_SIDE = { customer: 'vendor', vendor: 'customer' } as const satisfies Record<Side, Side>;

/** Who was not there, as the other side claims. */
export const NO_SHOWS = ['no_show_vendor', 'no_show_customer'] as const satisfies readonly CancellationReason[];
export type NoShow = (typeof NO_SHOWS)[number];

/** By how many minutes a provider can say that they come later than booked. */
export const DELAY_MINUTES = [10, 15, 30, 45, 60] as const;
export type DelayMinutes = (typeof DELAY_MINUTES)[number];

/** Ids that every event of a booking carries, so that read models need no look-up. */
interface Parties {
  bookingId: string;
  customerId: string;
  vendorId: string;
  serviceId: string;
}

/** Stream `booking-<bookingId>`. */
export type BookingCreated = Event<
  'BookingCreated',
  Parties & {
    serviceTitle: string;
    durationMinutes: number;
    slot: BookedTime;
    terms: BookingTerms;
    /** The vendor's answer is due by then. */
    respondBy: string;
    /** So long the vendor has, as it was then; older requests do not say it, and mean 24. */
    answerHours?: number;
    createdAt: string;
    /** The hold that it has come from. */
    holdId?: string;
  },
  {
    street: string;
    zip: string;
    city: string;
    state: string;
    instructions: string | null;
    /** Of the customer's clocks, where it is known; older requests do not have it. */
    customerTimeZone?: string | null;
  }
>;
export type BookingConfirmed = Event<'BookingConfirmed', Parties & { confirmedAt: string }>;
export type BookingCancelled = Event<
  'BookingCancelled',
  Parties & {
    reason: CancellationReason;
    /** What the customer pays; goes to the vendor. */
    chargeCents: Cents;
    /** The status it had until then. */
    was: 'pending' | 'confirmed';
    cancelledAt: string;
  }
>;
/** In whose words a booking was cancelled: follows `BookingCancelled` where a reason is given. */
export type CancellationExplained = Event<
  'CancellationExplained',
  Parties & { by: 'vendor' | 'admin'; explainedAt: string },
  { explanation: string }
>;
export type BookingCompleted = Event<
  'BookingCompleted',
  Parties & {
    priceCents: Cents;
    platformFeeCents: Cents;
    completedAt: string;
    /** The system completes what nobody has reported; absent: the vendor. */
    by?: 'vendor' | 'system';
  }
>;

/** One side wants another time, and the other has to agree. Both times are kept until `lapsesAt`. */
export type RescheduleProposed = Event<
  'RescheduleProposed',
  Parties & { proposalId: string; proposedBy: Side; slot: BookedTime; lapsesAt: string; proposedAt: string }
>;
/** The old time stands. */
export type RescheduleEnded = Event<
  'RescheduleEnded',
  Parties & { proposalId: string; outcome: 'declined' | 'withdrawn' | 'lapsed'; endedAt: string }
>;
export type BookingRescheduled = Event<
  'BookingRescheduled',
  Parties & {
    /** The proposal that was accepted; `null` when nobody had to be asked. */
    proposalId: string | null;
    /** Who wanted the new time. */
    by: Side;
    from: BookedTime;
    slot: BookedTime;
    /** When the vendor's answer is due now; `null` for a booking that is confirmed. */
    respondBy: string | null;
    rescheduledAt: string;
  }
>;

/** The provider is on the way to the customer. */
export type ProviderSetOut = Event<'ProviderSetOut', Parties & { setOutAt: string }>;
/** The provider comes later than booked, as they say themselves; what they have said last counts. */
export type ProviderDelayed = Event<
  'ProviderDelayed',
  Parties & {
    /** After the start that was booked. */
    delayMinutes: number;
    expectedAt: string;
    reportedAt: string;
  }
>;

/** The other side was not there. Uncontested until `contestBy` it is taken as true. */
export type NoShowClaimed = Event<
  'NoShowClaimed',
  Parties & { claim: NoShow; by: Side; contestBy: string; claimedAt: string },
  { statement: string | null }
>;
export type NoShowContested = Event<'NoShowContested', Parties & { by: Side; contestedAt: string }, { statement: string | null }>;
/** An admin takes no claim as true: the booking goes on. One that is upheld is a `BookingCancelled`. */
export type ClaimDismissed = Event<
  'ClaimDismissed',
  Parties & {
    /** When the booking is completed by itself. */
    completesAt: string;
    dismissedAt: string;
  },
  { explanation: string }
>;

/** The customer is not content with completed work. The earning is frozen until an admin decides. */
export type ProblemReported = Event<'ProblemReported', Parties & { reportedAt: string }, { description: string }>;
export type ProblemDecided = Event<
  'ProblemDecided',
  Parties & {
    /** Of what the customer has paid. */
    refundCents: Cents;
    decidedAt: string;
  },
  { explanation: string }
>;

export type BookingEvent =
  | BookingCreated
  | BookingConfirmed
  | BookingCancelled
  | CancellationExplained
  | BookingCompleted
  | RescheduleProposed
  | RescheduleEnded
  | BookingRescheduled
  | ProviderSetOut
  | ProviderDelayed
  | NoShowClaimed
  | NoShowContested
  | ClaimDismissed
  | ProblemReported
  | ProblemDecided;

/** Builds the facts above. */
export const event = eventOf<BookingEvent>();
