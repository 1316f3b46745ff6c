import { sql } from 'kysely';
import { ServiceRow } from '../../catalog/index.js';
import type { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { counts, facts, type Reported } from './facts.js';
import { instantsOf, type Period } from './period.js';
import { ReportServiceDto } from './report.dto.js';

const MOST_BOOKED = 5;

const services = statement('report-services', ({ vendorId, start, end }: Values<Reported>) => {
  const sold = facts({ vendorId, start, end })
    .select((eb) => [
      'b.service_id as id',
      sql<string>`(array_agg(${eb.ref('b.service_title')} order by ${eb.ref('b.created_at')} desc))[1]`.as('title'),
    ])
    .select(counts)
    .groupBy('b.service_id');
  return tablesOf(ServiceRow)
    .selectFrom(sold.as('sold'))
    .leftJoin('catalog_service as s', 's.id', 'sold.id')
    .select((eb) => [
      'sold.id as serviceId',
      eb.fn.coalesce('s.title', 'sold.title').as('title'),
      'sold.bookings',
      'sold.completedBookings',
      'sold.revenueCents',
    ])
    .orderBy('sold.bookings', 'desc')
    .orderBy('sold.revenueCents', 'desc')
    .orderBy('sold.id')
    .limit(MOST_BOOKED);
});

export function mostBooked({ pool }: Database, vendorId: string, period: Period): Promise<ReportServiceDto[]> {
  const [start, end] = instantsOf(period);
  return services.all(pool, { vendorId, start, end });
}
