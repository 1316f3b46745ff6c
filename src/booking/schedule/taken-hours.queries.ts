import type { Database } from '../../platform/database/database.js';
import { goodUntil } from '../../platform/answers/good-until.js';
import { SlotHoldRow } from './slot-holds.projection.js';
import { TakenHour } from './taken-hours.projection.js';
import type { TakenHours } from './schedule.js';

/** Whatever says what is taken. */
export const TAKEN_SOURCES = [TakenHour, SlotHoldRow];

/** Hours of bookings, and of holds that have not run out, as rows of (date, lane, hour, until): of one vendor, from a day on. Each argument is SQL. */
export const takenSql = ({ vendor, from, now }: { readonly vendor: string; readonly from: string; readonly now: string }): string => `
  select date, lane, hour, booking_id as holder, null::timestamptz as until from read.taken_hour where vendor_id = ${vendor} and date >= ${from}
  union all
  select date, lane, hour::int, id, until from read.slot_hold, json_array_elements_text(hours) hour
  where vendor_id = ${vendor} and date >= ${from} and until > ${now}::timestamptz`;

interface Days {
  readonly vendorId: string;
  readonly from: string;
  readonly to: string;
  readonly now: string;
  /** Id of a booking or of a hold whose hours count as free: for whoever moves it. */
  readonly except?: string | undefined;
}

/** What is taken on each of these days. */
export async function takenOn(database: Database, { vendorId, from, to, now, except }: Days): Promise<(date: string) => TakenHours[]> {
  const { rows } = await database.pool.query<{ date: string; lane: number; hour: number; until: string | null }>({
    name: 'taken-hours',
    text: `select date, lane, hour, until from (${takenSql({ vendor: '$1', from: '$2', now: '$4' })}) taken
           where date <= $3 and ($5::uuid is null or holder <> $5)`,
    values: [vendorId, from, to, now, except ?? null],
  });
  for (const { until } of rows) if (until) goodUntil(until);
  const days = Map.groupBy(rows, ({ date }) => date);
  return (date) => (days.get(date) ?? []).map(({ lane, hour }) => ({ lane, hours: [hour] }));
}
