import type { BookingEvent } from '../../src/booking/booking.events.js';
import { type Evolve, fold } from '../../src/platform/events/decider.js';
import type { Life } from './life.js';

const at = (instant: string) => Date.parse(instant);
const NOBODY_YET: Omit<Life, 'answerBy' | 'start' | 'end'> = {
  status: 'pending',
  reason: null,
  pays: null,
  proposal: null,
  refused: null,
  setOut: false,
  delay: null,
  claims: {},
  contested: false,
  dismissed: false,
  completedAt: null,
  problem: 'none',
  refund: null,
};

const evolve: Evolve<Life, BookingEvent> = {
  BookingCreated: (_, { respondBy, slot }) => ({ ...NOBODY_YET, answerBy: at(respondBy), start: at(slot.startsAt), end: at(slot.endsAt) }),
  BookingConfirmed: (life) => ({ ...life, status: 'confirmed' }),
  BookingCancelled: (life, { reason, chargeCents }) => ({ ...life, status: 'cancelled', reason, pays: chargeCents, proposal: null }),
  CancellationExplained: (life) => life,
  BookingCompleted: (life, { priceCents, platformFeeCents, completedAt }) => ({
    ...life,
    status: 'completed',
    pays: priceCents + platformFeeCents,
    completedAt: at(completedAt),
    proposal: null,
  }),
  RescheduleProposed: (life, { proposedBy, slot, lapsesAt }) => ({
    ...life,
    proposal: { by: proposedBy, start: at(slot.startsAt), lapses: at(lapsesAt) },
  }),
  RescheduleEnded: (life, { outcome }) => ({ ...life, proposal: null, refused: outcome }),
  BookingRescheduled: (life, { slot, respondBy }) => ({
    ...life,
    start: at(slot.startsAt),
    end: at(slot.endsAt),
    answerBy: respondBy === null ? life.answerBy : at(respondBy),
    proposal: null,
    setOut: false,
    delay: null,
  }),
  ProviderSetOut: (life) => ({ ...life, setOut: true }),
  ProviderDelayed: (life, { delayMinutes }) => ({ ...life, delay: delayMinutes }),
  NoShowClaimed: (life, { by, claimedAt }) => ({ ...life, claims: { ...life.claims, [by]: at(claimedAt) } }),
  NoShowContested: (life) => ({ ...life, contested: true }),
  ClaimDismissed: (life) => ({ ...life, dismissed: true }),
  ProblemReported: (life) => ({ ...life, problem: 'reported' }),
  ProblemDecided: (life, { refundCents }) => ({ ...life, problem: 'decided', refund: refundCents }),
};

/** What the events alone say of a booking: what every list, notice and ledger goes by. */
export const told = (history: readonly BookingEvent[]): Life =>
  fold<Life, BookingEvent>({ category: 'told', initial: { ...NOBODY_YET, answerBy: 0, start: 0, end: 0 }, evolve }, history);
