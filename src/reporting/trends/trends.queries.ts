import { type Expression, sql } from 'kysely';
import { BookingRow } from '../../booking/index.js';
import type { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { startOfDay } from '../../platform/time/wall-clock.js';
import { instantsOf, type Period } from '../report/period.js';
import { placeOf } from '../report/place.js';
import { acceptingIn } from './accepting.queries.js';
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
export async function trendsIn(database: Database, period: Period): Promise<Trends> {
  const { pool } = database;
  const { from, to, timeZone } = period;
  const [start, end] = instantsOf(period);
  const days = beginningsOf(period);
  const instants = days.map((day) => startOfDay(day, timeZone));
  const [sums, causes, returned, waits] = await Promise.all([
    happened.all(pool, { from, to, beginnings: days }),
    cancelled.all(pool, { from, to, beginnings: days }),
    returnedThen.all(pool, { start, end, beginnings: instants }),
    acceptingIn(database, instants, end),
  ]);
  const steps = days.map((day) => ({ from: day, ...NOTHING }));
  for (const { place, ...sum } of sums) Object.assign(steps[place - 1]!, sum);
  for (const { place, bookings } of causes) steps[place - 1]!.cancelledBookings += bookings;
  for (const { place, cents } of returned) steps[place - 1]!.feesKeptCents -= cents;
  steps.forEach((step, index) => Object.assign(step, waits.steps[index]));
  return {
    figures: { ...steps.reduce(together, NOTHING), ...waits.all },
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
