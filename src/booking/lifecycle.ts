import { type ActionFacts, isClaimed, isContested, isProposed, ownClaim, theirClaim } from './action-facts.js';
import { reportDelay, setOut } from './arrival/arrival.decisions.js';
import type { BookingEvent, Side } from './booking.events.js';
import type { BookingStatus } from './booking.js';
import {
  claimableFrom,
  claimableUntil,
  completionDue,
  freeCancellationUntil,
  lastDelayAt,
  lastMoveAt,
  moveAtOnceUntil,
  problemDue,
  reviewDue,
  setOutFrom,
} from './booking-rules.js';
import { cancelByAdmin, cancelByCustomer, cancelByVendor, cancelOfSuspended, withdraw } from './cancellation/cancellation.decisions.js';
import { claim, contest, decideClaim, settle } from './claims/no-show.decisions.js';
import { decideProblem, reportProblem } from './claims/problem.decisions.js';
import { complete, completeByItself } from './completion/completion.decisions.js';
import { acceptTime, lapse, refuseTime, reschedule } from './moving/reschedule.decisions.js';
import { confirm, decline, expire } from './requests/requests.decisions.js';

/** Who moves a booking on: one of its sides, an admin, or the clock when nobody does anything. */
export type Mover = Side | 'admin' | 'clock';

/** An instant that follows from a booking; `null` where it has none. */
export interface Limit {
  /** As in "until …". */
  readonly words: string;
  readonly at: (booking: ActionFacts) => string | null;
  /** What may be done until then may still be done at that very instant. */
  readonly inclusive?: boolean;
}

/** One way in which a booking can go on. */
export interface Step {
  readonly by: readonly Mover[];
  readonly from: readonly BookingStatus[];
  readonly opens?: Limit;
  readonly closes?: readonly Limit[];
  /** At which it stays possible, and means or costs something else. */
  readonly turns?: Limit;
  /** What else must be so for this side. */
  readonly when?: (booking: ActionFacts, side: Side, now: string) => boolean;
  /** Who decides it; absent: another module, which listens. */
  readonly decision?: { readonly name: string };
  readonly events: readonly BookingEvent['type'][];
}

const ANSWER_DUE: Limit = { words: 'the deadline of the answer', at: ({ respondBy }) => respondBy };
const START: Limit = { words: 'the start', at: ({ startsAt }) => startsAt };
const END: Limit = { words: 'the scheduled end', at: ({ endsAt }) => endsAt };
const LAST_MOVE: Limit = { words: '30 minutes before the start', at: lastMoveAt };
const AT_ONCE: Limit = { words: '24 hours before the start', at: moveAtOnceUntil, inclusive: true };
const FREE: Limit = { words: 'the end of free cancellation', at: freeCancellationUntil, inclusive: true };
const SET_OUT_FROM: Limit = { words: '2 hours before the start', at: setOutFrom };
const LAST_DELAY: Limit = { words: 'the longest delay that can still be said', at: lastDelayAt };
const LAPSES: Limit = { words: 'the lapse of the proposal', at: ({ proposalLapsesAt }) => proposalLapsesAt };
const CLAIM_FROM: Limit = { words: '30 minutes after the start', at: claimableFrom };
const CLAIM_UNTIL: Limit = { words: '24 hours after that', at: claimableUntil };
const CONTEST_DUE: Limit = { words: '24 hours after the claim', at: ({ contestBy }) => contestBy };
/** What is contested does not settle by itself. */
const SETTLED: Limit = { words: 'a claim stands', at: (booking) => (isContested(booking) ? null : booking.contestBy) };
const COMPLETION_DUE: Limit = { words: '48 hours after the end', at: completionDue };
const PROBLEM_DUE: Limit = { words: '72 hours after the completion', at: ({ completedAt }) => completedAt && problemDue({ completedAt }) };
const REVIEW_DUE: Limit = {
  words: '90 days after the completion',
  at: ({ completedAt }) => completedAt && reviewDue({ completedAt }),
  inclusive: true,
};

const EITHER: readonly Side[] = ['customer', 'vendor'];
const OPEN: readonly BookingStatus[] = ['pending', 'confirmed'];
const proposedByOther = (booking: ActionFacts, side: Side, now: string) => isProposed(booking, now) && booking.proposedBy !== side;
const proposedByThem = (booking: ActionFacts, side: Side, now: string) => isProposed(booking, now) && booking.proposedBy === side;
const nothingProposed = (booking: ActionFacts, _: Side, now: string) => !isProposed(booking, now);
const NEW_TIME = { by: EITHER, decision: reschedule, when: nothingProposed, turns: AT_ONCE } as const;
const NEW_TIME_EVENTS = ['RescheduleEnded', 'BookingRescheduled', 'RescheduleProposed'] as const;
/** Until the proposal lapses; of a request no longer than it waits for an answer itself. */
const whileProposed = <T extends object>(step: T) =>
  [
    { ...step, from: ['pending'], closes: [ANSWER_DUE, LAPSES] },
    { ...step, from: ['confirmed'], closes: [LAPSES] },
  ] as const;

/**
 * What either side may do with a booking, in the order in which it is offered; each names the route `POST bookings/:id/…`. A step that stands twice has other
 * windows in other states.
 */
const OFFERED = {
  confirm: [{ by: ['vendor'], from: ['pending'], closes: [ANSWER_DUE], decision: confirm, events: ['BookingConfirmed'] }],
  decline: [{ by: ['vendor'], from: ['pending'], decision: decline, events: ['BookingCancelled', 'CancellationExplained'] }],
  'set-out': [
    {
      by: ['vendor'],
      from: ['confirmed'],
      opens: SET_OUT_FROM,
      closes: [END],
      when: (booking) => booking.setOutAt === null && !isClaimed(booking),
      decision: setOut,
      events: ['ProviderSetOut'],
    },
  ],
  delay: [
    {
      by: ['vendor'],
      from: ['confirmed'],
      opens: SET_OUT_FROM,
      closes: [END, LAST_DELAY],
      when: (booking) => !isClaimed(booking),
      decision: reportDelay,
      events: ['ProviderDelayed'],
    },
  ],
  complete: [
    {
      by: ['vendor'],
      from: ['confirmed'],
      opens: END,
      when: (booking) => !isClaimed(booking),
      decision: complete,
      events: ['BookingCompleted'],
    },
  ],
  cancel: [
    { by: ['customer'], from: ['pending'], decision: withdraw, events: ['BookingCancelled'] },
    { by: ['customer'], from: ['confirmed'], closes: [START], turns: FREE, decision: cancelByCustomer, events: ['BookingCancelled'] },
    {
      by: ['vendor'],
      from: ['confirmed'],
      closes: [START],
      decision: cancelByVendor,
      events: ['BookingCancelled', 'CancellationExplained'],
    },
  ],
  'accept-time': whileProposed({ by: EITHER, decision: acceptTime, when: proposedByOther, events: ['BookingRescheduled'] }),
  'decline-time': whileProposed({ by: EITHER, decision: refuseTime, when: proposedByOther, events: ['RescheduleEnded'] }),
  'withdraw-time': whileProposed({ by: EITHER, decision: refuseTime, when: proposedByThem, events: ['RescheduleEnded'] }),
  reschedule: [
    { ...NEW_TIME, from: ['pending'], closes: [ANSWER_DUE, LAST_MOVE], events: NEW_TIME_EVENTS },
    { ...NEW_TIME, from: ['confirmed'], closes: [LAST_MOVE], events: NEW_TIME_EVENTS },
  ],
  contest: [
    {
      by: EITHER,
      from: ['confirmed'],
      closes: [CONTEST_DUE],
      when: (booking, side) => theirClaim(booking, side) && !ownClaim(booking, side) && !booking.contestedAt && !booking.claimsDismissedAt,
      decision: contest,
      events: ['NoShowContested'],
    },
  ],
  claim: [
    {
      by: EITHER,
      from: ['confirmed'],
      opens: CLAIM_FROM,
      closes: [CLAIM_UNTIL, SETTLED],
      when: (booking, side) => !ownClaim(booking, side) && !booking.claimsDismissedAt,
      decision: claim,
      events: ['NoShowClaimed'],
    },
  ],
  review: [{ by: ['customer'], from: ['completed'], closes: [REVIEW_DUE], when: ({ reviewed }) => !reviewed, events: [] }],
  problem: [
    {
      by: ['customer'],
      from: ['completed'],
      closes: [PROBLEM_DUE],
      when: ({ problemReportedAt }) => problemReportedAt === null,
      decision: reportProblem,
      events: ['ProblemReported'],
    },
  ],
} as const satisfies Record<string, readonly Step[]>;

export type BookingAction = keyof typeof OFFERED;
export const BOOKING_ACTIONS = Object.keys(OFFERED) as [BookingAction, ...BookingAction[]];
export const ACTIONS: Readonly<Record<BookingAction, readonly Step[]>> = OFFERED;

/** What nobody is offered: the clock comes to it by itself, and an admin by a desk of their own. */
const ELSEWHERE: Readonly<Record<string, Step>> = {
  expire: { by: ['clock'], from: ['pending'], opens: ANSWER_DUE, decision: expire, events: ['BookingCancelled'] },
  lapse: { by: ['clock'], from: OPEN, opens: LAPSES, decision: lapse, events: ['RescheduleEnded'] },
  settle: { by: ['clock'], from: ['confirmed'], opens: CONTEST_DUE, decision: settle, events: ['BookingCancelled'] },
  'complete by itself': {
    by: ['clock'],
    from: ['confirmed'],
    opens: COMPLETION_DUE,
    decision: completeByItself,
    events: ['BookingCompleted'],
  },
  'decide a claim': {
    by: ['admin'],
    from: ['confirmed'],
    decision: decideClaim,
    events: ['BookingCancelled', 'CancellationExplained', 'ClaimDismissed'],
  },
  'decide a problem': { by: ['admin'], from: ['completed'], decision: decideProblem, events: ['ProblemDecided'] },
  'cancel as admin': { by: ['admin'], from: OPEN, decision: cancelByAdmin, events: ['BookingCancelled', 'CancellationExplained'] },
  'suspend the provider': { by: ['admin'], from: OPEN, decision: cancelOfSuspended, events: ['BookingCancelled'] },
};

/** The whole life of a booking after it has been made. */
export const LIFECYCLE: readonly (Step & { readonly name: string })[] = [
  ...Object.entries(ACTIONS).flatMap(([name, steps]) => steps.map((step) => ({ name, ...step }))),
  ...Object.entries(ELSEWHERE).map(([name, step]) => ({ name, ...step })),
];
