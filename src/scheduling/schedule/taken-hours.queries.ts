import { type Expression, sql } from 'kysely';
import { goodUntil } from '../../platform/answers/good-until.js';
import type { Database } from '../../platform/database/database.js';
import { statement, type Values, whenGiven } from '../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import type { TakenHours } from './schedule.js';
import { SlotHoldRow } from './slot-holds.projection.js';
import { TakenHour } from './taken-hours.projection.js';

const tables = tablesOf(TakenHour, SlotHoldRow);
const h = rowAs(SlotHoldRow, 'h');

interface Wanted {
  readonly vendor: Expression<string>;
  /** A day. */
  readonly from: Expression<string>;
  readonly now: Expression<string>;
}

/** Hours of bookings, and of holds that have not run out: of one vendor, from a day on. */
export const taken = ({ vendor, from, now }: Wanted) =>
  tables
    .selectFrom('taken_hour')
    .select(['date', 'lane', 'hour', 'booking_id as holder', sql<string | null>`null::timestamptz`.as('until')])
    .where('vendor_id', '=', vendor)
    .where('date', '>=', from)
    .unionAll(
      tables
        .selectFrom(['slot_hold as h', sql<{ hour: string }>`json_array_elements_text(${h.ref('h.hours')})`.as<'each'>(sql`each(hour)`)])
        .select((eb) => ['h.date', 'h.lane', eb.cast<number>('each.hour', 'integer').as('hour'), 'h.id as holder', 'h.until'])
        .where('h.vendor_id', '=', vendor)
        .where('h.date', '>=', from)
        .where('h.until', '>', sql<string>`${now}::timestamptz`),
    );

/** The lane in which a booking has its hours of a day, from 0; null where it has none, or no more. */
export const laneOf = (of: { readonly [Key in 'vendorId' | 'date' | 'bookingId']: Expression<string> }) =>
  tables
    .selectFrom('taken_hour as own')
    .select('own.lane')
    .where('own.vendor_id', '=', of.vendorId)
    .where('own.date', '=', of.date)
    .where('own.booking_id', '=', of.bookingId)
    .limit(1)
    .$asScalar();

/** The lane in which a time is held, from 0. */
export const laneOfHold = (holdId: Expression<string | null>) =>
  tables.selectFrom('slot_hold as held').select('held.lane').where('held.id', '=', holdId).$asScalar();

interface Days {
  readonly vendorId: string;
  readonly from: string;
  readonly to: string;
  readonly now: string;
  /** Id of a booking or of a hold whose hours count as free: for whoever moves it. */
  readonly except?: string | undefined;
}

const takenHours = statement(
  'taken-hours',
  ({ vendorId, from, to, now, except }: Values<Omit<Days, 'except'> & { readonly except: string | null }>) =>
    tables
      .selectFrom(taken({ vendor: vendorId, from, now }).as('taken'))
      .select(['date', 'lane', 'hour', 'until'])
      .where('date', '<=', to)
      .where((eb) => whenGiven(except, 'uuid', eb('holder', '<>', except))),
);

const hoursWithHolders = statement('hours-with-holders', ({ vendorId, from, to, now }: Values<Omit<Days, 'except'>>) =>
  tables
    .selectFrom(taken({ vendor: vendorId, from, now }).as('taken'))
    .select(['date', 'lane', 'hour', 'holder'])
    .where('date', '<=', to),
);

/** Each hour of these days that is taken, and by which booking or hold. */
export const keptOn = (database: Database, days: Omit<Days, 'except'>) => hoursWithHolders.all(database.pool, days);

/** What is taken on each of these days. */
export async function takenOn(database: Database, days: Days): Promise<(date: string) => TakenHours[]> {
  const rows = await takenHours.all(database.pool, { ...days, except: days.except ?? null });
  for (const { until } of rows) if (until) goodUntil(until);
  const byDay = Map.groupBy(rows, ({ date }) => date);
  return (date) => (byDay.get(date) ?? []).map(({ lane, hour }) => ({ lane, hours: [hour] }));
}
