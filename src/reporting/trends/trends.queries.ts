import { type Expression, sql } from 'kysely';
import { BookingRow } from '../../booking/index.js';
import type { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { startOfDay } from '../../platform/time/wall-clock.js';
import { instantsOf, type Period } from '../report/period.js';
import { placeOf } from '../report/place.js';
import { feesReturned, withFeeReturned } from './fees-returned.js';
import { PlatformCancellationsRow, PlatformDayRow } from './platform-days.projection.js';
import { beginningsOf } from './steps.js';
import type { CancellationCauseDto, TrendFiguresDto, TrendStepDto } from './trends.dto.js';

interface Days {
  readonly from: string;
  readonly to: string;
}
interface Instants {
  readonly start: string;
  readonly end: string;
}

const tables = tablesOf(PlatformDayRow, PlatformCancellationsRow, BookingRow);
const b = rowAs(BookingRow, 'b');
const sumOf = (column: string) => sql<number>`sum(${sql.ref(column)})`;

/** The number of a step, from 1. */
const placeOfDay = (beginnings: Expression<readonly string[]>) => sql<number>`width_bucket(${sql.ref('d.day')}, ${beginnings}::date[])`;

const happened = statement('platform-trend-days', ({ from, to, beginnings }: Values<Days & { beginnings: readonly string[] }>) => {
  const place = placeOfDay(beginnings);
  return tables
    .selectFrom('platform_day as d')
    .select([
      place.as('place'),
      sumOf('d.users').as('users'),
      sumOf('d.vendors').as('vendors'),
      sumOf('d.bookings').as('bookings'),
      sumOf('d.value_cents').as('valueCents'),
      sumOf('d.completed_bookings').as('completedBookings'),
      sumOf('d.completed_cents').as('completedCents'),
      sumOf('d.fees_cents').as('feesKeptCents'),
      sumOf('d.refunds_cents').as('refundsCents'),
    ])
    .where('d.day', '>=', from)
    .where('d.day', '<=', to)
    .groupBy(place);
});

const cancelled = statement(
  'platform-trend-cancellations',
  ({ from, to, beginnings }: Values<Days & { beginnings: readonly string[] }>) => {
    const place = placeOfDay(beginnings);
    return tables
      .selectFrom('platform_cancellations as d')
      .select([place.as('place'), 'd.reason', sumOf('d.bookings').as('bookings')])
      .where('d.day', '>=', from)
      .where('d.day', '<=', to)
      .groupBy([place, 'd.reason']);
  },
);

const returnedThen = statement(
  'platform-trend-fees-returned',
  ({ start, end, beginnings }: Values<Instants & { beginnings: readonly string[] }>) => {
    const place = placeOf(b.ref('b.problem_decided_at'), beginnings);
    return withFeeReturned()
      .select([place.as('place'), feesReturned.as('cents')])
      .where('b.problem_decided_at', '>=', start)
      .where('b.problem_decided_at', '<', end)
      .groupBy(place);
  },
);

/** The row without a place is that of all days together. */
const accepted = statement(
  'platform-trend-accepting',
  ({ start, end, beginnings }: Values<Instants & { beginnings: readonly string[] }>) => {
    const place = placeOf(b.ref('b.created_at'), beginnings);
    // Not `extract`: it counts in decimals, which takes a third of the time of a year.
    const waited = sql`date_part('epoch', ${b.ref('b.confirmed_at')} - ${b.ref('b.created_at')}) / 60`;
    return tables
      .selectFrom('booking_list as b')
      .select([
        sql<number | null>`${place}`.as('place'),
        sql<number>`round(percentile_cont(0.5) within group (order by ${waited}))::int`.as('minutesToAccept'),
        // Of the same order as the one before: it is sorted once for both.
        sql<number>`round(percentile_disc(0.9) within group (order by ${waited}))::int`.as('slowMinutesToAccept'),
      ])
      .where((eb) => eb('b.confirmed_at', '>', eb.ref('b.created_at')))
      .where('b.created_at', '>=', start)
      .where('b.created_at', '<', end)
      .groupBy(sql`grouping sets ((${place}), ())`)
      .having((eb) => eb(eb.fn.countAll(), '>', 0));
  },
);

const NOTHING: TrendFiguresDto = {
  users: 0,
  vendors: 0,
  bookings: 0,
  valueCents: 0,
  completedBookings: 0,
  completedCents: 0,
  feesKeptCents: 0,
  refundsCents: 0,
  cancelledBookings: 0,
  minutesToAccept: null,
  slowMinutesToAccept: null,
};

export interface Trends {
  readonly figures: TrendFiguresDto;
  readonly steps: TrendStepDto[];
  readonly cancellations: CancellationCauseDto[];
}

/** What happened in each step of a period, and in all of it. */
export async function trendsIn({ pool }: Database, period: Period): Promise<Trends> {
  const { from, to, timeZone } = period;
  const [start, end] = instantsOf(period);
  const days = beginningsOf(period);
  const instants = days.map((day) => startOfDay(day, timeZone));
  const [sums, causes, returned, waits] = await Promise.all([
    happened.all(pool, { from, to, beginnings: days }),
    cancelled.all(pool, { from, to, beginnings: days }),
    returnedThen.all(pool, { start, end, beginnings: instants }),
    accepted.all(pool, { start, end, beginnings: instants }),
  ]);
  const waited = new Map(waits.map(({ place, ...minutes }) => [place, minutes]));
  const steps = days.map((day) => ({ from: day, ...NOTHING }));
  for (const { place, ...sum } of sums) Object.assign(steps[place - 1]!, sum);
  for (const { place, bookings } of causes) steps[place - 1]!.cancelledBookings += bookings;
  for (const { place, cents } of returned) steps[place - 1]!.feesKeptCents -= cents;
  steps.forEach((step, index) => Object.assign(step, waited.get(index + 1)));
  return {
    figures: { ...steps.reduce(together, NOTHING), ...waited.get(null) },
    steps,
    cancellations: byCause(causes),
  };
}

function together(
  all: TrendFiguresDto,
  { from: _, minutesToAccept: __, slowMinutesToAccept: ___, ...step }: TrendStepDto,
): TrendFiguresDto {
  const sum = { ...all };
  for (const [figure, amount] of Object.entries(step) as [keyof typeof step, number][]) sum[figure] += amount;
  return sum;
}

function byCause(causes: readonly CancellationCauseDto[]): CancellationCauseDto[] {
  const counted = new Map<CancellationCauseDto['reason'], number>();
  for (const { reason, bookings } of causes) counted.set(reason, (counted.get(reason) ?? 0) + bookings);
  return [...counted]
    .map(([reason, bookings]) => ({ reason, bookings }))
    .sort((a, b) => b.bookings - a.bookings || (a.reason < b.reason ? -1 : 1));
}
