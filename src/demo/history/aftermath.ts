import { addDays } from '../../platform/time/calendar.js';
import { instantOf } from '../../platform/time/wall-clock.js';
import type { PlannedBooking } from './history.js';
import { MINUTE, shifted } from './shifted.js';

/** What happened within the last hour to bookings of the plan: what both sides and the claims desk have to answer now. */
export type Late =
  | { readonly kind: 'propose-time'; readonly by: 'customer' | 'vendor'; readonly date: string; readonly time: string }
  | { readonly kind: 'claim' | 'contest'; readonly by: 'customer' | 'vendor'; readonly statement: string }
  | { readonly kind: 'problem'; readonly description: string }
  | { readonly kind: 'reply'; readonly reply: string }
  | { readonly kind: 'report' };

export interface LateStep {
  readonly booking: PlannedBooking;
  readonly at: string;
  readonly what: Late;
}

const CLAIMS = [
  ['I waited all morning, and nobody came or called.', 'We rang twice and left a card at the door.'],
  ['The van drove past. Nobody rang.', 'Our technician was there for half an hour; the photo of the door shows it.'],
] as const;
const PROBLEMS = ['The tap drips again, as it did before.', 'One of the two rooms was not done, though it was part of what I booked.'];
const REPLIES = [
  'Thank you for your kind words. See you next time!',
  'Thank you. It was a pleasure to work in your home.',
  'Thank you for telling us. We have talked about it in the team, and will do better.',
];

/**
 * @returns the plan, in which jobs that are contested now have not been completed, and what happened to it late
 */
export function withAftermath(
  planned: readonly PlannedBooking[],
  now: string,
): { planned: readonly PlannedBooking[]; late: readonly LateStep[] } {
  const contested = new Set(planned.filter((booking) => isConfirmed(booking) && started(booking, now, 2, 22)).slice(0, CLAIMS.length));
  const all = planned.map((booking) => (contested.has(booking) ? notCompleted(booking) : booking));
  return {
    planned: all,
    late: [...claims(planned, contested, all, now), ...problems(all, now), ...proposals(all, now), ...answers(all, now)],
  };
}

function claims(
  planned: readonly PlannedBooking[],
  contested: ReadonlySet<PlannedBooking>,
  all: readonly PlannedBooking[],
  now: string,
): LateStep[] {
  return [...contested].flatMap((before, index) => {
    const booking = all[planned.indexOf(before)]!;
    const [statement, answer] = CLAIMS[index]!;
    return [
      { booking, at: ago(now, 55), what: { kind: 'claim', by: 'customer', statement } },
      { booking, at: ago(now, 40), what: { kind: 'contest', by: 'vendor', statement: answer } },
    ];
  });
}

function problems(all: readonly PlannedBooking[], now: string): LateStep[] {
  const completed = all.filter(({ outcomes }) =>
    outcomes.some(({ kind, at }) => kind === 'complete' && at > ago(now, 60 * 60) && at < ago(now, 90)),
  );
  return PROBLEMS.slice(0, completed.length).map((description, index) => ({
    booking: completed[index]!,
    at: ago(now, 50),
    what: { kind: 'problem', description },
  }));
}

/** A provider asks one customer, and a customer asks one provider, for another time of a job that is near. */
function proposals(all: readonly PlannedBooking[], now: string): LateStep[] {
  const ofFirstCustomer = ({ customer }: PlannedBooking) => customer.key === 'customer-0';
  const ofFirstVendor = ({ business }: PlannedBooking) => business.email === 'vendor@demo.test';
  const asked = [
    { by: 'vendor', near: [-240, -30], preferred: ofFirstCustomer },
    { by: 'customer', near: [-23, -1], preferred: ofFirstVendor },
  ] as const;
  return asked.flatMap(({ by, near: [least, most], preferred }) => {
    const movable = all
      .filter((booking) => isConfirmed(booking) && started(booking, now, least, most))
      .flatMap((booking) => freeTimes(booking, all).map((free) => ({ booking, free })));
    const chosen = movable.find(({ booking }) => preferred(booking)) ?? movable[0];
    return chosen ? [{ booking: chosen.booking, at: ago(now, 30), what: { kind: 'propose-time', by, ...chosen.free } }] : [];
  });
}

function answers(all: readonly PlannedBooking[], now: string): LateStep[] {
  const reviewed = all
    .filter(({ review }) => review?.comment && review.at < ago(now, 120))
    .sort((a, b) => (a.review!.at < b.review!.at ? 1 : -1));
  const bad = reviewed.find(({ review }) => review!.rating <= 2);
  return [
    ...reviewed.slice(0, 60).map((booking, index): LateStep => {
      const reply = booking.review!.rating >= 4 ? REPLIES[index % 2]! : REPLIES[2]!;
      return { booking, at: ago(now, 20), what: { kind: 'reply', reply } };
    }),
    ...(bad ? [{ booking: bad, at: ago(now, 10), what: { kind: 'report' } } as const] : []),
  ];
}

/** Times some days after the job's own, on days on which nobody has booked its provider. */
function freeTimes(booking: PlannedBooking, all: readonly PlannedBooking[]): { date: string; time: string }[] {
  const own = all.filter(({ business }) => business === booking.business);
  const latest = 19 - Math.ceil(booking.offer.minutes / 60);
  return [2, 3, 4, 5]
    .map((days) => addDays(booking.date, days))
    .filter((date) => !own.some((other) => other.date === date))
    .map((date) => ({ date, time: `${Math.min(14, latest)}:00` }));
}

const isConfirmed = ({ outcomes }: PlannedBooking): boolean =>
  outcomes[0]?.kind === 'confirm' && outcomes.every(({ kind }) => kind === 'confirm' || kind === 'complete');

/** Did it start so many hours before `now`? Negative hours lie ahead. */
function started({ date, time, business }: PlannedBooking, now: string, least: number, most: number): boolean {
  const startsAt = instantOf(date, time, business.timeZone)!;
  return startsAt < ago(now, least * 60) && startsAt > ago(now, most * 60);
}

/** Without what followed from its completion. */
function notCompleted({ review: _, ...booking }: PlannedBooking): PlannedBooking {
  return { ...booking, outcomes: booking.outcomes.filter(({ kind }) => kind !== 'complete') };
}

const ago = (now: string, minutes: number): string => shifted(now, -minutes * MINUTE);
