import { Rejected } from '../../platform/errors.js';
import type { BookedTime } from '../../scheduling/terms.events.js';
import { type BookingEvent, event, type RescheduleEnded, type Side } from '../booking.events.js';
import { type Booking, existing, type ExistingBooking, type Proposal } from '../booking.js';
import { answerDue, lastMoveAt, mayMoveAtOnce, proposalLapses } from '../booking-rules.js';
import { type Acting, mustBeOpen, ofActing } from '../changes/guards.decisions.js';

/** Another time that still waits for an answer. */
export const waitingProposal = ({ proposal }: Pick<ExistingBooking, 'proposal'>, now: string): Proposal | null =>
  proposal && now < proposal.lapsesAt ? proposal : null;

export interface NewTime {
  readonly by: Acting;
  /** Whether it is free is the schedule's to say. */
  readonly slot: BookedTime;
  readonly proposalId: string;
  /** So long the other side has to agree. */
  readonly agreeHours: number;
  readonly now: string;
}

/** The customer moves the booking a day ahead at once; otherwise the other side is asked. Status and terms stay. */
export function reschedule(booking: Booking, { by, slot, proposalId, agreeHours, now }: NewTime): BookingEvent[] {
  const own = ofActing(booking, by);
  const waiting = waitingProposal(own, now);
  if (waiting?.proposalId === proposalId || own.slot.startsAt === slot.startsAt) return [];
  mustBeOpen(own, now);
  mustBeInTime(own.slot, now, 'A booking can be moved until 30 minutes before its start.');
  mustBeInTime(slot, now, 'This time is too soon. Please choose a later one.');
  if (waiting) throw waits(waiting, by.side);
  const before = own.proposal ? [ended(own, own.proposal, 'lapsed', now)] : [];
  if (by.side === 'customer' && mayMoveAtOnce(own.slot, now)) return [...before, moved(own, by.side, slot, null, now)];
  const { bookingId, customerId, vendorId, serviceId } = own;
  const proposedBy = by.side;
  const lapsesAt = proposalLapses(now, own.slot, slot, agreeHours);
  return [
    ...before,
    event('RescheduleProposed', { bookingId, customerId, vendorId, serviceId, proposalId, proposedBy, slot, lapsesAt, proposedAt: now }),
  ];
}

/** Which proposal is answered, and by whom. */
export interface Answer {
  readonly by: Acting;
  /** As it was shown: another one may have taken its place. */
  readonly proposalId: string;
  readonly now: string;
}

/** The other side agrees to the new time. */
export function acceptTime(booking: Booking, { by, proposalId, now }: Answer): BookingEvent[] {
  const own = ofActing(booking, by);
  if (own.acceptedProposalId === proposalId) return [];
  mustBeOpen(own, now);
  const waiting = waitingProposal(own, now);
  if (waiting?.proposalId !== proposalId)
    throw new Rejected('booking/proposal-over', 'This proposal has ended. The booking keeps its time.');
  if (waiting.by === by.side)
    throw new Rejected('booking/own-proposal', 'You have proposed this time yourself: the other side has to agree.');
  return [moved(own, waiting.by, waiting.slot, proposalId, now)];
}

/** The other side does not agree, or who has proposed it takes it back: the old time stands. */
export function refuseTime(booking: Booking, { by, proposalId, now }: Answer): BookingEvent[] {
  const own = ofActing(booking, by);
  if (own.acceptedProposalId === proposalId) throw new Rejected('booking/time-accepted', 'This time has been agreed on already.');
  const { proposal } = own;
  if (proposal?.proposalId !== proposalId) return [];
  if (!waitingProposal(own, now)) return [ended(own, proposal, 'lapsed', now)];
  mustBeOpen(own, now);
  return [ended(own, proposal, proposal.by === by.side ? 'withdrawn' : 'declined', now)];
}

/** Nobody has agreed in time. Before, nothing happens. */
export function lapse(booking: Booking, { now }: { now: string }): BookingEvent[] {
  const found = existing(booking);
  return found.proposal && !waitingProposal(found, now) ? [ended(found, found.proposal, 'lapsed', now)] : [];
}

function mustBeInTime(slot: BookedTime, now: string, message: string): void {
  if (now >= lastMoveAt(slot)) throw new Rejected('booking/reschedule-too-late', message);
}

const waits = ({ by }: Proposal, side: Side): Rejected =>
  new Rejected(
    'booking/proposal-waits',
    by === side
      ? 'Your proposal still waits for an answer. Withdraw it to propose another time.'
      : 'The other side has proposed another time. Accept or decline it first.',
  );

/** A request that moves keeps its clock, whatever has been set since. */
function moved(booking: ExistingBooking, by: Side, slot: BookedTime, proposalId: string | null, rescheduledAt: string): BookingEvent {
  const respondBy = booking.status === 'pending' ? answerDue(booking.createdAt, slot.startsAt, booking.answerHours) : null;
  const { bookingId, customerId, vendorId, serviceId, slot: from } = booking;
  return event('BookingRescheduled', { bookingId, customerId, vendorId, serviceId, proposalId, by, from, slot, respondBy, rescheduledAt });
}

function ended(booking: ExistingBooking, { proposalId }: Proposal, outcome: RescheduleEnded['data']['outcome'], now: string): BookingEvent {
  const { bookingId, customerId, vendorId, serviceId } = booking;
  return event('RescheduleEnded', { bookingId, customerId, vendorId, serviceId, proposalId, outcome, endedAt: now });
}
