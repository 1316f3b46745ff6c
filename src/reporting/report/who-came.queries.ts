import { sql } from 'kysely';
import { BookingRow } from '../../booking/index.js';
import type { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import type { Asked, Reported } from './facts.js';
import { instantsOf, type Period } from './period.js';
import { ReportCustomersDto } from './report.dto.js';

const CITIES = 5;

const tables = tablesOf(BookingRow);

/** Everybody who has booked at a business: when first, and whether between two instants. */
export const customersIn = ({ vendorId, start, end }: Asked) =>
  tables
    .selectFrom('booking_list as b')
    .select((eb) => [
      eb.fn.min('b.created_at').as('first'),
      sql<boolean>`bool_or(${eb.and([eb('b.created_at', '>=', start), eb('b.created_at', '<', end)])})`.as('came'),
    ])
    .where('b.vendor_id', '=', vendorId)
    .groupBy('b.customer_id');

const came = statement('report-customers', ({ vendorId, start, end }: Values<Reported>) =>
  tables.selectFrom(customersIn({ vendorId, start, end }).as('customer')).select((eb) => {
    const all = eb.fn.countAll().filterWhere('customer.came', '=', true);
    return [all.as('total'), all.filterWhere('customer.first', '>=', start).as('new')];
  }),
);
const whereFrom = statement('report-cities', ({ vendorId, start, end }: Values<Reported>) =>
  tables
    .selectFrom('booking_list as b')
    .select((eb) => ['b.city', 'b.state', eb.fn.count('b.customer_id').distinct().as('customers')])
    .where('b.vendor_id', '=', vendorId)
    .where('b.created_at', '>=', start)
    .where('b.created_at', '<', end)
    .where('b.city', 'is not', null)
    .groupBy(['b.city', 'b.state'])
    .orderBy('customers', 'desc')
    .orderBy('b.city')
    .orderBy('b.state')
    .limit(CITIES)
    .$narrowType<{ city: string; state: string }>(),
);

export async function whoCame({ pool }: Database, vendorId: string, period: Period): Promise<ReportCustomersDto> {
  const [start, end] = instantsOf(period);
  const [counted, cities] = await Promise.all([came.one(pool, { vendorId, start, end }), whereFrom.all(pool, { vendorId, start, end })]);
  return { ...counted, returning: counted.total - counted.new, cities };
}
