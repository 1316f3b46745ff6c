import { money } from '#ui/format/money.ts';
import type { Booking, TimelineStep } from '../api.ts';
import { datedMomentLabel, slotLabel } from '../moments.ts';
import type { Side } from '../sides.ts';

/** Who reads a timeline, and what the two sides are called. */
export interface Readers {
  viewer: Side | 'admin';
  names: Record<Side, string>;
}

interface Step extends TimelineStep {
  timeZone: string;
  /** A new time that was proposed, and agreed to by this step. */
  agreed: boolean;
  /** A report that nobody was there was dismissed before: the booking then ends at a time of its own. */
  dismissed: boolean;
}

type Told = readonly [sentence: string, ...details: (string | false | null)[]];

/** Who did what, in one sentence, and what follows from it. */
export function stepWords(step: Step, readers: Readers): { sentence: string; details: string[] } {
  const [sentence, ...details] = WORDS[step.kind](step, nameIn(readers, step.by), readers);
  return { sentence, details: details.filter((detail) => detail !== false && detail !== null) };
}

/** "You", the name of the other side, or ours. */
const nameIn = ({ viewer, names }: Readers, by: TimelineStep['by']): string => {
  if (by === viewer && viewer !== 'admin') return 'You';
  return by === 'customer' || by === 'vendor' ? names[by] : 'Plumb & Level';
};

const until = (what: string, { due, timeZone }: Step) => due && `${what} ${datedMomentLabel(due, timeZone)}`;

const WORDS: Record<TimelineStep['kind'], (step: Step, who: string, readers: Readers) => Told> = {
  BookingCreated: (step, who) => [
    step.slot ? `${who} asked for ${slotLabel(step.slot)}` : `${who} asked for it`,
    step.cents !== null && `${money(step.cents)} in all`,
    until('Answer due', step),
  ],
  BookingConfirmed: ({ by }, who) => [by === 'system' ? 'Accepted automatically' : `${who} accepted`],
  BookingCancelled: ({ reason, cents }, who, { names }) => [
    cancelled(reason, who, names),
    cents ? `The customer owes ${money(cents)}` : 'Nothing is charged',
  ],
  BookingCompleted: ({ by, cents, dismissed }, who) => [
    by === 'system'
      ? dismissed
        ? 'Completed automatically'
        : 'Completed automatically, 48 hours after the end'
      : `${who} marked it complete`,
    cents !== null && `${money(cents)} in all`,
  ],
  RescheduleProposed: (step, who) => [
    step.slot ? `${who} proposed ${slotLabel(step.slot)}` : `${who} proposed another time`,
    until('Answer due', step),
  ],
  RescheduleEnded: ({ reason }, who) => [
    reason === 'lapsed'
      ? 'The proposal was not answered: the old time stands'
      : reason === 'withdrawn'
        ? `${who} withdrew the proposal`
        : `${who} kept the old time`,
  ],
  BookingRescheduled: (step, who) => [
    `${who} ${step.agreed ? 'agreed to' : 'moved it to'} ${step.slot ? slotLabel(step.slot) : 'another time'}`,
    step.from && `Before: ${slotLabel(step.from)}`,
    until('Answer due', step),
  ],
  ProviderSetOut: (_step, who) => [`${who} set out`],
  ProviderDelayed: (step, who) => [`${who} reported a delay`, until('Expected around', step)],
  NoShowClaimed: (step, who) => [
    `${who} reported that ${step.reason === 'no_show_vendor' ? 'nobody came' : 'nobody was there'}`,
    until('Can be contested until', step),
  ],
  NoShowContested: (_step, who) => [`${who} contested the report`],
  ClaimDismissed: (step, who) => [`${who} decided that the report does not stand`, until('Completed by itself', step)],
  ProblemReported: (_step, who) => [`${who} reported a problem`],
  ProblemDecided: ({ cents }, who) => [`${who} decided: ${cents ? `${money(cents)} refunded` : 'nothing is refunded'}`],
  ReviewPosted: (_step, who) => [`${who} left a review`],
  ReviewEdited: (_step, who) => [`${who} changed the review`],
  ReviewReplied: (_step, who) => [`${who} replied to the review`],
};

type Reason = NonNullable<Booking['reason']>;

const cancelledBy = (who: string) => `${who} cancelled`;

const CANCELLED: Record<Reason, (who: string, names: Record<Side, string>) => string> = {
  declined: (who) => `${who} declined`,
  withdrawn: (who) => `${who} withdrew the request`,
  expired: () => 'The request was not answered in time',
  by_customer: cancelledBy,
  by_vendor: cancelledBy,
  by_admin: cancelledBy,
  no_show_vendor: (_who, names) => `Cancelled: ${names.vendor} did not come`,
  no_show_customer: (_who, names) => `Cancelled: ${names.customer} was not there`,
};

/** A step's reason is not always that of a cancellation. */
const isEnding = (reason: TimelineStep['reason']): reason is Reason => reason !== null && reason in CANCELLED;

const cancelled = (reason: TimelineStep['reason'], who: string, names: Record<Side, string>): string =>
  (isEnding(reason) ? CANCELLED[reason] : cancelledBy)(who, names);
