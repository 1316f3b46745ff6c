import { sql } from 'kysely';
import { BookingRow } from '../../booking/index.js';
import type { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { startOfDay } from '../../platform/time/wall-clock.js';
import { counts, facts, type Reported } from './facts.js';
import { instantsOf, monthsOf, type Period } from './period.js';
import { placeOf } from './place.js';
import { ReportMonthDto } from './report.dto.js';
import { customersIn } from './who-came.queries.js';

type Asked = Values<Reported & { beginnings: readonly string[] }>;

const months = statement('report-months', ({ vendorId, start, end, beginnings }: Asked) => {
  const place = placeOf(sql.ref('fact.at'), beginnings);
  return facts({ vendorId, start, end }).select(place.as('place')).select(counts).groupBy(place);
});

const newcomers = statement('report-months-newcomers', ({ vendorId, start, end, beginnings }: Asked) => {
  const place = placeOf(sql.ref('customer.first'), beginnings);
  return tablesOf(BookingRow)
    .selectFrom(customersIn({ vendorId, start, end }).as('customer'))
    .select((eb) => [place.as('place'), eb.fn.countAll().as('newCustomers')])
    .where('customer.came', '=', true)
    .where('customer.first', '>=', start)
    .groupBy(place);
});

const NOTHING: Omit<ReportMonthDto, 'month'> = { bookings: 0, completedBookings: 0, revenueCents: 0, newCustomers: 0 };

/** Every month that the period touches, also one in which nothing happened. */
export async function monthsIn({ pool }: Database, vendorId: string, period: Period): Promise<ReportMonthDto[]> {
  const touched = monthsOf(period);
  const [start, end] = instantsOf(period);
  const asked = {
    vendorId,
    start,
    end,
    beginnings: [start, ...touched.slice(1).map((month) => startOfDay(`${month}-01`, period.timeZone))],
  };
  const counted = touched.map((month) => ({ month, ...NOTHING }));
  for (const rows of await Promise.all([months.all(pool, asked), newcomers.all(pool, asked)]))
    for (const { place, ...figures } of rows) Object.assign(counted[place - 1]!, figures);
  return counted;
}
