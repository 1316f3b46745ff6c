/**
 * A booking as the product's decisions tell of it: written from their table alone, sharing no code with what it is compared with. Times are
 * milliseconds, amounts cents.
 */

export const SIDES = ['customer', 'vendor'] as const;
export type Side = (typeof SIDES)[number];
export type NoShow = 'no_show_vendor' | 'no_show_customer';

export interface Life {
  readonly status: 'pending' | 'confirmed' | 'completed' | 'cancelled';
  readonly reason: string | null;
  /** What the customer pays; null while that is open. */
  readonly pays: number | null;
  readonly answerBy: number;
  readonly start: number;
  readonly end: number;
  readonly proposal: { readonly by: Side; readonly start: number; readonly lapses: number } | null;
  /** How the last proposal ended that was not accepted. */
  readonly refused: 'declined' | 'withdrawn' | 'lapsed' | null;
  /** The provider has said that they are on the way, to the time that it has now; and how many minutes late they are. */
  readonly setOut: boolean;
  readonly delay: number | null;
  /** When each side said that the other was not there. */
  readonly claims: Readonly<Partial<Record<Side, number>>>;
  readonly contested: boolean;
  readonly dismissed: boolean;
  readonly completedAt: number | null;
  readonly problem: 'none' | 'reported' | 'decided';
  readonly refund: number | null;
}

/** What was agreed, and never changes. */
export interface Agreed {
  readonly bookedAt: number;
  readonly start: number;
  readonly minutes: number;
  readonly price: number;
  readonly cancellationFee: number;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const PLATFORM_FEE = 500;

/** The claim of each side is that the other was not there. */
export const CLAIM_OF: Readonly<Record<Side, NoShow>> = { customer: 'no_show_vendor', vendor: 'no_show_customer' };

export const answerDue = (bookedAt: number, start: number): number => Math.min(bookedAt + 24 * HOUR, start - 30 * MINUTE);

export const born = ({ bookedAt, start, minutes }: Agreed): Life => ({
  status: 'pending',
  reason: null,
  pays: null,
  answerBy: answerDue(bookedAt, start),
  start,
  end: start + minutes * MINUTE,
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
});

export const isAsked = (life: Life, now: number): boolean => life.status === 'pending' && now < life.answerBy;
/** A request that was not answered in time is over, even before the system has said so. */
export const isLive = (life: Life, now: number): boolean => life.status === 'confirmed' || isAsked(life, now);

export const waiting = (life: Life, now: number): Life['proposal'] =>
  life.proposal && isLive(life, now) && now < life.proposal.lapses ? life.proposal : null;

export const claimsFrom = ({ start }: Life): number => start + 30 * MINUTE;
export const claimsUntil = (life: Life): number => claimsFrom(life) + 24 * HOUR;
export const hasOpenClaim = ({ claims, dismissed }: Life): boolean => Object.keys(claims).length > 0 && !dismissed;
export const isMutual = ({ claims }: Life): boolean => claims.customer !== undefined && claims.vendor !== undefined;
/** The first claim is taken as true from here on, unless the other side has spoken. */
export const contestBy = ({ claims }: Life): number => Math.min(...Object.values(claims)) + 24 * HOUR;
/** What a customer pays who was not there. */
export const owedFor = (claim: NoShow, { price }: Agreed): number => (claim === 'no_show_customer' ? price : 0);

/** What a customer pays who cancels a confirmed booking now. */
export const cancellationCost = ({ start }: Life, { bookedAt, price, cancellationFee }: Agreed, now: number): number =>
  start - now >= 24 * HOUR || now - bookedAt <= 5 * MINUTE ? 0 : Math.min(price, cancellationFee);

export const DEADLINES = [
  'second thoughts',
  'answer',
  'day before',
  'last move',
  'leaving',
  'start',
  'latest delay',
  'claims open',
  'claims close',
  'end',
  'completion',
  'lapse',
  'contest',
  'problem',
  'review',
] as const;
export type Deadline = (typeof DEADLINES)[number];

/** The moments at which it changes what somebody may do. */
export const deadlines = (life: Life, { bookedAt }: Agreed): Readonly<Partial<Record<Deadline, number>>> => ({
  'second thoughts': bookedAt + 5 * MINUTE,
  answer: life.answerBy,
  'day before': life.start - 24 * HOUR,
  'last move': life.start - 30 * MINUTE,
  leaving: life.start - 2 * HOUR,
  start: life.start,
  'latest delay': life.start + 60 * MINUTE,
  'claims open': claimsFrom(life),
  'claims close': claimsUntil(life),
  end: life.end,
  completion: life.end + 48 * HOUR,
  ...(life.proposal && { lapse: life.proposal.lapses }),
  ...(hasOpenClaim(life) && { contest: contestBy(life) }),
  ...(life.completedAt !== null && { problem: life.completedAt + 72 * HOUR, review: life.completedAt + 90 * DAY }),
});
