import {
  type Agreed,
  answerDue,
  cancellationCost,
  CLAIM_OF,
  claimsFrom,
  claimsUntil,
  contestBy,
  hasOpenClaim,
  HOUR,
  isAsked,
  isLive,
  isMutual,
  type Life,
  MINUTE,
  type NoShow,
  owedFor,
  PLATFORM_FEE,
  type Side,
  waiting,
} from './life.js';

/** What somebody asks for beside the transition itself. */
export interface Wish {
  readonly start: number;
  readonly cents: number;
  readonly outcome: NoShow | 'dismissed';
  readonly minutes: 10 | 15 | 30 | 45 | 60;
}

/** A moment in the life of a booking. */
export interface Here {
  readonly life: Life;
  readonly agreed: Agreed;
  readonly now: number;
}
export interface Moment extends Here {
  readonly wish: Wish;
}

export interface Transition {
  readonly who: Side | 'admin' | 'system';
  readonly can: (moment: Moment) => boolean;
  readonly become: (moment: Moment) => Partial<Life>;
}

const OTHER: Readonly<Record<Side, Side>> = { customer: 'vendor', vendor: 'customer' };

const cancelled = (reason: string, pays = 0): Partial<Life> => ({ status: 'cancelled', reason, pays, proposal: null });

/** The first line of the table: of a request that can still be answered. */
const answer = (who: Side, become: Partial<Life>): Transition => ({
  who,
  can: ({ life, now }) => isAsked(life, now),
  become: () => become,
});

const moved = ({ life, agreed }: Moment, start: number): Partial<Life> => ({
  start,
  end: start + agreed.minutes * MINUTE,
  answerBy: life.status === 'pending' ? answerDue(agreed.bookedAt, start) : life.answerBy,
  proposal: null,
  setOut: false,
  delay: null,
});
const proposed = (by: Side, { life, now, wish: { start } }: Moment): Partial<Life> => ({
  proposal: { by, start, lapses: Math.min(now + 12 * HOUR, Math.min(life.start, start) - 30 * MINUTE) },
});
const isAtOnce = (by: Side, { life, now }: Moment) => by === 'customer' && life.start - now >= 24 * HOUR;
const reschedule = (by: Side): Transition => ({
  who: by,
  can: ({ life, now, wish }) =>
    isLive(life, now) &&
    now < life.start - 30 * MINUTE &&
    now < wish.start - 30 * MINUTE &&
    wish.start !== life.start &&
    !waiting(life, now),
  become: (moment) => ({
    ...(moment.life.proposal && { refused: 'lapsed' }),
    ...(isAtOnce(by, moment) ? moved(moment, moment.wish.start) : proposed(by, moment)),
  }),
});
const acceptTime = (by: Side): Transition => ({
  who: by,
  can: ({ life, now }) => waiting(life, now)?.by === OTHER[by],
  become: (moment) => moved(moment, moment.life.proposal!.start),
});
/** The other's proposal is declined, one's own withdrawn. */
const refuseTime = (by: Side): Transition => ({
  who: by,
  can: ({ life, now }) => waiting(life, now) !== null,
  become: ({ life }) => ({ proposal: null, refused: life.proposal!.by === by ? 'withdrawn' : 'declined' }),
});

const isAwaited = ({ life, now }: Moment) =>
  life.status === 'confirmed' && !hasOpenClaim(life) && life.start - 2 * HOUR <= now && now < life.end;

const beforeStart = ({ life, now }: Moment) => life.status === 'confirmed' && now < life.start;

const claim = (by: Side): Transition => ({
  who: by,
  can: ({ life, now }) =>
    life.status === 'confirmed' && claimsFrom(life) <= now && now < claimsUntil(life) && life.claims[by] === undefined && !life.dismissed,
  become: ({ life, now }) => ({ claims: { ...life.claims, [by]: now } }),
});
const contest = (by: Side): Transition => ({
  who: by,
  can: ({ life, now }) =>
    life.status === 'confirmed' && hasOpenClaim(life) && life.claims[by] === undefined && !life.contested && now < contestBy(life),
  become: () => ({ contested: true }),
});
const upheld = (reason: NoShow, { agreed }: Moment): Partial<Life> => cancelled(reason, owedFor(reason, agreed));
const isClaimed = ({ claims }: Life, reason: NoShow) =>
  (['customer', 'vendor'] as const).some((by) => CLAIM_OF[by] === reason && by in claims);

const complete = (who: 'vendor' | 'system', from: (end: number) => number): Transition => ({
  who,
  can: ({ life, now }) => life.status === 'confirmed' && !hasOpenClaim(life) && now >= from(life.end),
  become: ({ agreed, now }) => ({ status: 'completed', completedAt: now, pays: agreed.price + PLATFORM_FEE, proposal: null }),
});

/** The table, from a booking that was made to its end. */
export const TRANSITIONS = {
  confirm: answer('vendor', { status: 'confirmed' }),
  decline: answer('vendor', cancelled('declined')),
  withdraw: answer('customer', cancelled('withdrawn')),
  expire: {
    who: 'system',
    can: ({ life, now }) => life.status === 'pending' && now >= life.answerBy,
    become: () => cancelled('expired'),
  },
  rescheduleAsCustomer: reschedule('customer'),
  rescheduleAsVendor: reschedule('vendor'),
  acceptTimeAsCustomer: acceptTime('customer'),
  acceptTimeAsVendor: acceptTime('vendor'),
  refuseTimeAsCustomer: refuseTime('customer'),
  refuseTimeAsVendor: refuseTime('vendor'),
  lapse: {
    who: 'system',
    can: ({ life, now }) => life.proposal !== null && now >= life.proposal.lapses,
    become: () => ({ proposal: null, refused: 'lapsed' }),
  },
  cancelAsCustomer: {
    who: 'customer',
    can: beforeStart,
    become: ({ life, agreed, now }) => cancelled('by_customer', cancellationCost(life, agreed, now)),
  },
  cancelAsVendor: { who: 'vendor', can: beforeStart, become: () => cancelled('by_vendor') },
  cancelAsAdmin: {
    who: 'admin',
    can: ({ life, agreed, now, wish }) => isLive(life, now) && wish.cents <= agreed.price,
    become: ({ wish }) => cancelled('by_admin', wish.cents),
  },
  setOut: { who: 'vendor', can: (moment) => isAwaited(moment) && !moment.life.setOut, become: () => ({ setOut: true }) },
  delay: {
    who: 'vendor',
    can: (moment) =>
      isAwaited(moment) && moment.wish.minutes !== moment.life.delay && moment.now < moment.life.start + moment.wish.minutes * MINUTE,
    become: ({ wish }) => ({ delay: wish.minutes }),
  },
  complete: complete('vendor', (end) => end),
  completeByItself: complete('system', (end) => end + 48 * HOUR),
  claimAsCustomer: claim('customer'),
  claimAsVendor: claim('vendor'),
  contestAsCustomer: contest('customer'),
  contestAsVendor: contest('vendor'),
  settle: {
    who: 'system',
    can: ({ life, now }) =>
      life.status === 'confirmed' && hasOpenClaim(life) && !isMutual(life) && !life.contested && now >= contestBy(life),
    become: (moment) => upheld(CLAIM_OF[moment.life.claims.customer === undefined ? 'vendor' : 'customer'], moment),
  },
  decideClaim: {
    who: 'admin',
    can: ({ life, wish: { outcome } }) =>
      life.status === 'confirmed' &&
      hasOpenClaim(life) &&
      (life.contested || isMutual(life)) &&
      (outcome === 'dismissed' || isClaimed(life, outcome)),
    become: (moment) => (moment.wish.outcome === 'dismissed' ? { dismissed: true } : upheld(moment.wish.outcome, moment)),
  },
  reportProblem: {
    who: 'customer',
    can: ({ life, now }) => life.status === 'completed' && life.problem === 'none' && now < life.completedAt! + 72 * HOUR,
    become: () => ({ problem: 'reported' }),
  },
  decideProblem: {
    who: 'admin',
    can: ({ life, agreed, wish }) => life.problem === 'reported' && wish.cents <= agreed.price + PLATFORM_FEE,
    become: ({ wish }) => ({ problem: 'decided', refund: wish.cents }),
  },
} satisfies Record<string, Transition>;

export type TransitionName = keyof typeof TRANSITIONS;
export const TRANSITION_NAMES = Object.keys(TRANSITIONS) as TransitionName[];
