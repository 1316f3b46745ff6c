import type { Database } from '../../platform/database/database.js';
import { instantsOf, type Period } from './period.js';
import { COUNTS_SQL, FACTS_SQL } from './facts.js';
import { ReportServiceDto } from './report.dto.js';

const MOST_BOOKED = 5;

const SERVICES = `
  select sold.id as "serviceId", coalesce(s.title, sold.title) as title, sold.bookings, sold."completedBookings", sold."revenueCents"
  from (
    select b.service_id as id, (array_agg(b.service_title order by b.created_at desc))[1] as title, ${COUNTS_SQL}
    from ${FACTS_SQL} group by b.service_id
  ) sold
  left join read.catalog_service s on s.id = sold.id
  order by sold.bookings desc, sold."revenueCents" desc, sold.id
  limit ${MOST_BOOKED}`;

export async function mostBooked({ pool }: Database, vendorId: string, period: Period): Promise<ReportServiceDto[]> {
  const { rows } = await pool.query<ReportServiceDto>({
    name: 'report-services',
    text: SERVICES,
    values: [vendorId, ...instantsOf(period)],
  });
  return rows;
}
