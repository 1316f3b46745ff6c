import type { ActionFacts } from '../../src/booking/action-facts.js';
import { reportDelay, setOut } from '../../src/booking/arrival/arrival.decisions.js';
import { type BookingEvent, DELAY_MINUTES, type DelayMinutes, event, type Side } from '../../src/booking/booking.events.js';
import { Booking, existing } from '../../src/booking/booking.js';
import { mayMoveAtOnce } from '../../src/booking/booking-rules.js';
import { cancelByCustomer, cancelByVendor, withdraw } from '../../src/booking/cancellation/cancellation.decisions.js';
import type { Acting } from '../../src/booking/changes/guards.decisions.js';
import { claim, contest } from '../../src/booking/claims/no-show.decisions.js';
import { reportProblem } from '../../src/booking/claims/problem.decisions.js';
import { complete } from '../../src/booking/completion/completion.decisions.js';
import { ACTIONS, BOOKING_ACTIONS, type BookingAction } from '../../src/booking/lifecycle.js';
import { acceptTime, refuseTime, reschedule } from '../../src/booking/moving/reschedule.decisions.js';
import { confirm, create, decline } from '../../src/booking/requests/requests.decisions.js';
import { actionsFor, answerBy, cancelCost, nextChange } from '../../src/booking/view/booking-actions.js';
import { Refusal } from '../../src/platform/errors.js';
import { fold } from '../../src/platform/events/decider.js';
import { plusHours, plusMinutes } from '../../src/platform/time/durations.js';
import { post, Review } from '../../src/reviews/review.js';

const MADE = '2026-11-20T10:00:00.000Z';
const STARTS = '2026-11-24T19:00:00.000Z';
const ENDS = '2026-11-24T20:30:00.000Z';
const PROPOSED = '2026-11-20T23:00:00.000Z';
const CLAIMED = '2026-11-24T20:00:00.000Z';
const LATER = { date: '2027-06-01', time: '13:00', startsAt: '2027-06-01T18:00:00.000Z', endsAt: '2027-06-01T19:30:00.000Z' };
const PARTIES = { bookingId: 'b1', customerId: 'c1', vendorId: 'v1', serviceId: 's1' };

const [created] = create(Booking.initial, {
  ...PARTIES,
  serviceTitle: 'Drain cleaning',
  durationMinutes: 90,
  slot: { date: '2026-11-24', time: '13:00', startsAt: STARTS, endsAt: ENDS },
  terms: { priceCents: 8900, platformFeeCents: 500, cancellationFeeCents: 2500, timeZone: 'America/Chicago' },
  street: '1 Elm Street',
  zip: '78701',
  city: 'Austin',
  state: 'TX',
  instructions: null,
  now: MADE,
});
const confirmed = event('BookingConfirmed', { ...PARTIES, confirmedAt: MADE });
const completed = event('BookingCompleted', { ...PARTIES, priceCents: 8900, platformFeeCents: 500, completedAt: ENDS });
const [declined] = decline(fold(Booking, [created!]), { vendorId: 'v1', now: MADE });
const proposed = (proposedBy: Side): BookingEvent =>
  event('RescheduleProposed', {
    ...PARTIES,
    proposalId: 'p1',
    proposedBy,
    slot: LATER,
    lapsesAt: plusHours(PROPOSED, 12),
    proposedAt: PROPOSED,
  });
const moved: BookingEvent = event('BookingRescheduled', {
  ...PARTIES,
  proposalId: null,
  by: 'customer' as const,
  from: existing(fold(Booking, [created!])).slot,
  slot: LATER,
  respondBy: null,
  rescheduledAt: PROPOSED,
});
const setOutToday = event('ProviderSetOut', { ...PARTIES, setOutAt: STARTS });
const delayed = (delayMinutes: number): BookingEvent =>
  event('ProviderDelayed', { ...PARTIES, delayMinutes, expectedAt: plusMinutes(STARTS, delayMinutes), reportedAt: STARTS });
const claimed = (by: Side): BookingEvent =>
  event(
    'NoShowClaimed',
    {
      ...PARTIES,
      claim: by === 'customer' ? ('no_show_vendor' as const) : ('no_show_customer' as const),
      by,
      contestBy: plusHours(CLAIMED, 24),
      claimedAt: CLAIMED,
    },
    { subject: 'c1', fields: { statement: null } },
  );
const contested = (by: Side): BookingEvent =>
  event('NoShowContested', { ...PARTIES, by, contestedAt: CLAIMED }, { subject: 'c1', fields: { statement: null } });
const dismissed = event(
  'ClaimDismissed',
  { ...PARTIES, completesAt: plusHours(ENDS, 48), dismissedAt: CLAIMED },
  { subject: 'a1', fields: { explanation: 'Both were there.' } },
);
const reported = event('ProblemReported', { ...PARTIES, reportedAt: ENDS }, { subject: 'c1', fields: { description: 'It still drips.' } });

const HISTORIES: readonly BookingEvent[][] = [
  [],
  [declined!],
  [proposed('customer')],
  [proposed('vendor')],
  [confirmed],
  [confirmed, proposed('customer')],
  [confirmed, proposed('vendor')],
  [confirmed, moved],
  [confirmed, setOutToday],
  [confirmed, delayed(15)],
  [confirmed, setOutToday, delayed(60)],
  [confirmed, setOutToday, delayed(15), moved],
  [confirmed, setOutToday, claimed('customer')],
  [confirmed, claimed('customer')],
  [confirmed, claimed('vendor')],
  [confirmed, claimed('customer'), claimed('vendor')],
  [confirmed, claimed('customer'), contested('vendor')],
  [confirmed, claimed('vendor'), contested('customer')],
  [confirmed, claimed('customer'), contested('vendor'), dismissed],
  [confirmed, completed],
  [confirmed, completed, reported],
].map((after) => [created!, ...after]);

type Decide = (booking: Booking, now: string) => readonly { readonly type: string }[];

const BY: Record<Side, Acting> = { customer: { side: 'customer', customerId: 'c1' }, vendor: { side: 'vendor', vendorId: 'v1' } };

/** A proposal that has lapsed is ended by whoever answers it: that is nothing to offer. */
const refused =
  (by: Acting, outcome: 'declined' | 'withdrawn'): Decide =>
  (booking, now) =>
    refuseTime(booking, { by, proposalId: 'p1', now }).filter((each) => each.type === 'RescheduleEnded' && each.data.outcome === outcome);

const ofEither = (by: Acting): Partial<Record<BookingAction, Decide>> => ({
  reschedule: (booking, now) =>
    existing(booking).slot === LATER
      ? reschedule(booking, { by, slot: { ...LATER, startsAt: plusHours(LATER.startsAt, 24) }, proposalId: 'p2', agreeHours: 12, now })
      : reschedule(booking, { by, slot: LATER, proposalId: 'p2', agreeHours: 12, now }),
  'accept-time': (booking, now) => acceptTime(booking, { by, proposalId: 'p1', now }),
  'decline-time': refused(by, 'declined'),
  'withdraw-time': refused(by, 'withdrawn'),
  claim: (booking, now) => claim(booking, { by, actorId: 'c1', statement: null, now }),
  contest: (booking, now) => contest(booking, { by, actorId: 'c1', statement: null, now }),
});

/** What is left of one figure; nothing where it is over. */
function saidNow(booking: Booking, minutes: DelayMinutes, now: string): BookingEvent[] {
  try {
    return reportDelay(booking, { vendorId: 'v1', minutes, now });
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

const DECISIONS: Record<Side, Partial<Record<BookingAction, Decide>>> = {
  vendor: {
    ...ofEither(BY.vendor),
    confirm: (booking, now) => confirm(booking, { vendorId: 'v1', now }),
    decline: (booking, now) => decline(booking, { vendorId: 'v1', why: { actorId: 'u9', explanation: 'Fully booked.' }, now }),
    'set-out': (booking, now) => setOut(booking, { vendorId: 'v1', now }),
    delay: (booking, now) => DELAY_MINUTES.flatMap((minutes) => saidNow(booking, minutes, now)),
    complete: (booking, now) => complete(booking, { vendorId: 'v1', now }),
    cancel: (booking, now) => cancelByVendor(booking, { vendorId: 'v1', actorId: 'u9', explanation: 'The van is broken.', now }),
  },
  customer: {
    ...ofEither(BY.customer),
    cancel: (booking, now) => (existing(booking).confirmedAt ? cancelByCustomer : withdraw)(booking, { customerId: 'c1', now }),
    problem: (booking, now) => reportProblem(booking, { customerId: 'c1', description: 'It still drips.', now }),
    review: (booking, now) =>
      post(Review.initial, { reviewId: 'r1', booking: existing(booking), authorId: 'c1', ownerId: 'u9', rating: 5, comment: null, now }),
  },
};

/** What the list of bookings has of it. */
function listed(booking: Booking): ActionFacts {
  const {
    status,
    slot,
    terms,
    setOut,
    delayMinutes,
    respondBy,
    createdAt,
    completedAt,
    proposal,
    claims,
    contested,
    claimsDismissed,
    problem,
  } = existing(booking);
  const claimedAt = (side: Side) => (claims.some(({ by }) => by === side) ? CLAIMED : null);
  return {
    status,
    ...slot,
    ...terms,
    respondBy,
    createdAt,
    completedAt,
    reviewed: false,
    proposedBy: proposal?.by ?? null,
    proposalLapsesAt: proposal?.lapsesAt ?? null,
    setOutAt: setOut ? STARTS : null,
    delayMinutes,
    customerClaimedAt: claimedAt('customer'),
    vendorClaimedAt: claimedAt('vendor'),
    contestBy: claims.at(-1)?.contestBy ?? null,
    contestedAt: contested ? CLAIMED : null,
    claimsDismissedAt: claimsDismissed ? CLAIMED : null,
    problemReportedAt: problem === 'none' ? null : ENDS,
  };
}

describe('what a person may do with a booking', () => {
  const INSTANTS = [
    MADE,
    plusHours(MADE, 24),
    plusHours(PROPOSED, 12),
    plusHours(STARTS, -24),
    plusMinutes(STARTS, -24 * 60 + 3),
    plusHours(STARTS, -2),
    plusMinutes(STARTS, -30),
    STARTS,
    plusMinutes(STARTS, 15),
    plusMinutes(STARTS, 30),
    plusMinutes(STARTS, 45),
    plusMinutes(STARTS, 60),
    ENDS,
    plusHours(STARTS, 24.5),
    plusHours(CLAIMED, 24),
    plusHours(ENDS, 72),
    plusHours(ENDS, 90 * 24),
  ].flatMap((instant) => [-1, 0, 1].map((minutes) => plusMinutes(instant, minutes)));
  const SIDES: readonly Side[] = ['customer', 'vendor'];

  test('is exactly what the decisions would carry out, in every state on both sides of every deadline', () => {
    const offered = new Set<BookingAction>();
    for (const booking of HISTORIES.map((history) => fold(Booking, history))) {
      for (const [now, side] of INSTANTS.flatMap((instant) => SIDES.map((each) => [instant, each] as const))) {
        const possible = Object.entries(DECISIONS[side]).filter(([, decide]) => carriedOut(() => decide(booking, now)));
        const actions = actionsFor(side, listed(booking), now);
        for (const action of actions) offered.add(action);
        expect({ booking, now, side, actions: [...actions].sort() }).toEqual({
          booking,
          now,
          side,
          actions: possible.map(([action]) => action).sort(),
        });
      }
    }
    expect([...offered].sort()).toEqual([...BOOKING_ACTIONS].sort());
  });

  test('leaves the events behind that the lifecycle names, and no others', () => {
    const left = new Map<BookingAction, Set<string>>();
    for (const booking of HISTORIES.map((history) => fold(Booking, history))) {
      for (const [now, side] of INSTANTS.flatMap((instant) => SIDES.map((each) => [instant, each] as const))) {
        for (const action of actionsFor(side, listed(booking), now)) {
          const types = DECISIONS[side][action]!(booking, now).map(({ type }) => type);
          left.set(action, new Set([...(left.get(action) ?? []), ...types]));
        }
      }
    }
    // A review is a stream of its own, and another module's to decide.
    left.delete('review');
    const named = BOOKING_ACTIONS.map((action) => [action, [...new Set(ACTIONS[action].flatMap(({ events }) => events))].sort()] as const);
    expect([...left].map(([action, types]) => [action, [...types].sort()] as const).sort()).toEqual(
      named.filter(([action]) => action !== 'review').sort(),
    );
  });

  test('an answer is due when it is the last moment for one', () => {
    const ANSWERS: readonly BookingAction[] = ['confirm', 'accept-time', 'contest'];
    const due = new Set<string>();
    for (const row of HISTORIES.map((history) => listed(fold(Booking, history)))) {
      for (const [now, side] of INSTANTS.flatMap((instant) => SIDES.map((each) => [instant, each] as const))) {
        const mayAnswer = (at: string) => actionsFor(side, row, at).some((action) => ANSWERS.includes(action));
        const by = answerBy(side, row, now);
        expect({ row, now, side, waits: by !== null }).toEqual({ row, now, side, waits: mayAnswer(now) });
        if (by === null) continue;
        due.add(by);
        const lastMoment = new Date(Date.parse(by) - 1).toISOString();
        expect({ row, side, by, then: [mayAnswer(lastMoment), mayAnswer(by)] }).toEqual({ row, side, by, then: [true, false] });
      }
    }
    expect([...due].sort()).toEqual([plusHours(MADE, 24), plusHours(PROPOSED, 12), plusHours(CLAIMED, 24)].sort());
  });

  test('a reviewed booking can’t be reviewed again', () =>
    expect(actionsFor('customer', { ...listed(fold(Booking, [created!, confirmed, completed])), reviewed: true }, ENDS)).toEqual([
      'problem',
    ]));

  test('what cancelling costs is told beforehand, and is what it will cost', () => {
    const booking = fold(Booking, [created!, confirmed]);
    const told = INSTANTS.map((now) => ({ now, chargeCents: cancelCost('customer', listed(booking), now) }));
    const charged = INSTANTS.map((now) => {
      const [cancelled] = now < STARTS ? cancelByCustomer(booking, { customerId: 'c1', now }) : [];
      return { now, chargeCents: (cancelled?.data as { chargeCents: number } | undefined)?.chargeCents ?? null };
    });
    expect(told).toEqual(charged);
    expect(new Set(told.map(({ chargeCents }) => chargeCents))).toEqual(new Set([0, 2500, null]));
  });

  test('time alone changes nothing before the instant that is told', () => {
    const rows = HISTORIES.map((history) => listed(fold(Booking, history)));
    const secondThoughts = { ...listed(fold(Booking, [created!, confirmed])), createdAt: plusMinutes(STARTS, -24 * 60 - 2) };
    for (const row of [...rows, secondThoughts]) {
      const toldAt = (now: string) =>
        SIDES.map((side) => {
          const actions = actionsFor(side, row, now);
          return { actions, cancelCost: cancelCost(side, row, now), atOnce: actions.includes('reschedule') && mayMoveAtOnce(row, now) };
        });
      for (const now of INSTANTS) {
        const next = nextChange(row, now);
        for (const later of INSTANTS.filter((instant) => instant >= now && (next === null || instant < next))) {
          expect({ row, now, later, told: toldAt(later) }).toEqual({ row, now, later, told: toldAt(now) });
        }
      }
    }
  });

  test('once nothing is left to be done, time changes nothing more', () => {
    expect(nextChange(listed(fold(Booking, [created!, declined!])), MADE)).toBeNull();
    expect(nextChange(listed(fold(Booking, [created!, confirmed, completed])), plusHours(ENDS, 91 * 24))).toBeNull();
  });

  test('withdrawing a request costs nothing, and neither does a vendor’s cancelling', () => {
    expect(cancelCost('customer', listed(fold(Booking, [created!])), MADE)).toBe(0);
    expect(cancelCost('vendor', listed(fold(Booking, [created!, confirmed])), plusMinutes(STARTS, -1))).toBe(0);
    expect(cancelCost('vendor', listed(fold(Booking, [created!])), MADE)).toBeNull();
  });
});

function carriedOut(decide: () => readonly unknown[]): boolean {
  try {
    return decide().length > 0;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
