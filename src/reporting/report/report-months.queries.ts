import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { startOfDay } from '../../platform/time/wall-clock.js';
import { counts, facts, type Reported } from './facts.js';
import { instantsOf, monthsOf, type Period } from './period.js';
import { ReportMonthDto } from './report.dto.js';

const months = statement('report-months', ({ vendorId, start, end, beginnings }: Values<Reported & { beginnings: readonly string[] }>) => {
  const place = sql<number>`width_bucket(${sql.ref('fact.at')}, ${beginnings}::timestamptz[])`;
  return facts({ vendorId, start, end }).select(place.as('place')).select(counts).groupBy(place);
});

type Counts = Omit<ReportMonthDto, 'month'>;
const NOTHING: Counts = { bookings: 0, completedBookings: 0, revenueCents: 0 };

/** Every month that the period touches, also one in which nothing happened. */
export async function monthsIn({ pool }: Database, vendorId: string, period: Period): Promise<ReportMonthDto[]> {
  const touched = monthsOf(period);
  const [start, end] = instantsOf(period);
  const beginnings = [start, ...touched.slice(1).map((month) => startOfDay(`${month}-01`, period.timeZone))];
  const rows = await months.all(pool, { vendorId, start, end, beginnings });
  const counted = new Map(rows.map(({ place, ...counts }) => [touched[place - 1], counts]));
  return touched.map((month) => ({ month, ...(counted.get(month) ?? NOTHING) }));
}
