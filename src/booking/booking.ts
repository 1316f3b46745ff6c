import { NotFound } from '../platform/errors.js';
import type { Decider } from '../platform/events/decider.js';
import type { BookedTime, BookingTerms } from '../scheduling/terms.events.js';
import type { BookingEvent, CancellationReason, NoShow, Side } from './booking.events.js';

export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Another time, which one side wants and the other has to agree to. */
export interface Proposal {
  readonly proposalId: string;
  readonly by: Side;
  readonly slot: BookedTime;
  /** From then on the old time stands, whether anybody has said so or not. */
  readonly lapsesAt: string;
}

/** "The other side was not there." */
export interface Claim {
  readonly by: Side;
  readonly claim: NoShow;
  readonly contestBy: string;
}

/** A booking that has been made, under terms that never change. */
export interface ExistingBooking {
  readonly status: BookingStatus;
  /** Why it is cancelled. */
  readonly reason: CancellationReason | null;
  readonly bookingId: string;
  readonly customerId: string;
  readonly vendorId: string;
  readonly serviceId: string;
  readonly serviceTitle: string;
  readonly durationMinutes: number;
  readonly slot: BookedTime;
  readonly terms: BookingTerms;
  readonly respondBy: string;
  /** Absent: as long as vendors had before that could be set. */
  readonly answerHours?: number;
  readonly createdAt: string;
  readonly confirmedAt: string | null;
  readonly completedAt: string | null;
  /** The last one that nobody has ended; `waitingProposal` tells whether it has lapsed. */
  readonly proposal: Proposal | null;
  readonly acceptedProposalId: string | null;
  /** The provider has said that they are on the way to it, at the time that it has now. */
  readonly setOut: boolean;
  /** By how much the provider comes later, as they have said last. */
  readonly delayMinutes: number | null;
  /** One of each side at most. */
  readonly claims: readonly Claim[];
  readonly contested: boolean;
  /** An admin has dismissed what was claimed: neither side claims again. */
  readonly claimsDismissed: boolean;
  readonly problem: 'none' | 'reported' | 'decided';
}
export type Booking = { readonly status: 'none' } | ExistingBooking;

const NEW = {
  status: 'pending',
  reason: null,
  confirmedAt: null,
  completedAt: null,
  proposal: null,
  acceptedProposalId: null,
  setOut: false,
  delayMinutes: null,
  claims: [],
  contested: false,
  claimsDismissed: false,
  problem: 'none',
} as const;

export const Booking: Decider<Booking, BookingEvent> = {
  category: 'booking',
  initial: { status: 'none' },
  evolve: {
    BookingCreated: (_, data) => ({ ...data, ...NEW }),
    BookingConfirmed: (booking, { confirmedAt }) => ({ ...existing(booking), status: 'confirmed', confirmedAt }),
    BookingCancelled: (booking, { reason }) => ({ ...existing(booking), status: 'cancelled', reason, proposal: null }),
    CancellationExplained: (booking) => booking,
    BookingCompleted: (booking, { completedAt }) => ({ ...existing(booking), status: 'completed', completedAt, proposal: null }),
    RescheduleProposed: (booking, { proposalId, proposedBy: by, slot, lapsesAt }) => ({
      ...existing(booking),
      proposal: { proposalId, by, slot, lapsesAt },
    }),
    RescheduleEnded: (booking) => ({ ...existing(booking), proposal: null }),
    BookingRescheduled: (booking, { proposalId, slot, respondBy }) => moved(existing(booking), { proposalId, slot, respondBy }),
    ProviderSetOut: (booking) => ({ ...existing(booking), setOut: true }),
    ProviderDelayed: (booking, { delayMinutes }) => ({ ...existing(booking), delayMinutes }),
    NoShowClaimed: (booking, { by, claim, contestBy }) => withClaim(existing(booking), { by, claim, contestBy }),
    NoShowContested: (booking) => ({ ...existing(booking), contested: true }),
    ClaimDismissed: (booking) => ({ ...existing(booking), claimsDismissed: true }),
    ProblemReported: (booking) => ({ ...existing(booking), problem: 'reported' }),
    ProblemDecided: (booking) => ({ ...existing(booking), problem: 'decided' }),
  },
};

/** @throws NotFound when no such booking was made */
export function existing(booking: Booking): ExistingBooking {
  if (booking.status === 'none') throw new NotFound('booking');
  return booking;
}

/** The provider accepts whatever fits: it was confirmed in the moment in which it was made, and nobody had to answer. */
export const isAutoAccepted = ({ createdAt, confirmedAt }: Pick<ExistingBooking, 'createdAt' | 'confirmedAt'>): boolean =>
  confirmedAt === createdAt;

interface Move {
  readonly proposalId: string | null;
  readonly slot: BookedTime;
  readonly respondBy: string | null;
}

const moved = (booking: ExistingBooking, { proposalId, slot, respondBy }: Move): ExistingBooking => ({
  ...booking,
  slot,
  respondBy: respondBy ?? booking.respondBy,
  proposal: null,
  acceptedProposalId: proposalId,
  setOut: false,
  delayMinutes: null,
});

const withClaim = (booking: ExistingBooking, claim: Claim): ExistingBooking => ({ ...booking, claims: [...booking.claims, claim] });
