import { sql } from 'kysely';
import { BookingRow, type BookingStatus } from '../../../booking/index.js';
import { plannedEachTime, type Values } from '../../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../../platform/tables/typed-tables.js';
import type { Period } from '../../report/period.js';
import { addedUp } from '../by-month/added-up.js';
import type { KeptMonths } from '../by-month/kept-months.js';
import { type Days, madeIn } from '../made-in.js';
import type { BookingFunnelDto, FunnelLossDto } from './funnel.dto.js';

const tables = tablesOf(BookingRow);
const b = rowAs(BookingRow, 'b');
const atOnce = sql<boolean>`${b.ref('b.confirmed_at')} = ${b.ref('b.created_at')}`;

/** A few rows, however many bookings there are: how they stand and how they ended, and how many of them came how far. */
const outcomes = plannedEachTime('booking-funnel', ({ from, to }: Values<Days>) =>
  tables
    .selectFrom('booking_list as b')
    .select((eb) => [
      'b.status',
      'b.reason',
      eb.fn.countAll<number>().as('bookings'),
      eb.fn.count<number>('b.confirmed_at').as('accepted'),
      eb.fn.countAll<number>().filterWhere(atOnce).as('atOnce'),
      eb.fn.countAll<number>().filterWhere('b.reviewed', '=', true).as('reviewed'),
    ])
    .where(madeIn(from, to))
    .groupBy(['b.status', 'b.reason']),
);
type Outcome = Awaited<ReturnType<typeof outcomes.all>>[number];

/** What has become of the bookings that were made in a period. */
export async function bookingFunnel(kept: KeptMonths, period: Period): Promise<BookingFunnelDto> {
  const { from, to } = period;
  const found = addedUp(await kept.all(outcomes, { from, to }), ['bookings', 'accepted', 'atOnce', 'reviewed']);
  const count = (of: (outcome: Outcome) => number) => found.reduce((sum, outcome) => sum + of(outcome), 0);
  const are = (which: BookingStatus) => count(({ status, bookings }) => (status === which ? bookings : 0));
  return {
    from,
    to,
    requested: count(({ bookings }) => bookings),
    bookedAtOnce: count(({ atOnce }) => atOnce),
    accepted: count(({ accepted }) => accepted),
    completed: are('completed'),
    reviewed: count(({ status, reviewed }) => (status === 'completed' ? reviewed : 0)),
    waiting: are('pending'),
    toCome: are('confirmed'),
    lost: found.flatMap(lossesOf).sort(byStepAndNumber),
  };
}

/** Before and after somebody had accepted them. */
function lossesOf({ reason, bookings, accepted }: Outcome): FunnelLossDto[] {
  if (reason === null) return [];
  const losses: FunnelLossDto[] = [
    { accepted: false, reason, bookings: bookings - accepted },
    { accepted: true, reason, bookings: accepted },
  ];
  return losses.filter((loss) => loss.bookings > 0);
}

const byStepAndNumber = (a: FunnelLossDto, b: FunnelLossDto): number =>
  Number(a.accepted) - Number(b.accepted) || b.bookings - a.bookings || (a.reason < b.reason ? -1 : 1);
