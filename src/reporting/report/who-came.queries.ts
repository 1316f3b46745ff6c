import type { Database } from '../../platform/database/database.js';
import { instantsOf, type Period } from './period.js';
import { ReportCityDto, ReportCustomersDto } from './report.dto.js';

const CITIES = 5;

/** Everybody who has booked at a business (`$1`): when first, and whether between two instants (`$2`, `$3`). */
export const CAME_SQL = `(
  select min(created_at) as first, bool_or(created_at >= $2 and created_at < $3) as came
  from read.booking_list where vendor_id = $1 group by customer_id
)`;

const CAME = `
  select count(*) filter (where came) as total, count(*) filter (where came and first >= $2) as new from ${CAME_SQL} customer`;
const WHERE_FROM = `
  select city, state, count(distinct customer_id) as customers
  from read.booking_list
  where vendor_id = $1 and created_at >= $2 and created_at < $3 and city is not null
  group by city, state
  order by customers desc, city, state
  limit ${CITIES}`;

export async function whoCame({ pool }: Database, vendorId: string, period: Period): Promise<ReportCustomersDto> {
  const values = [vendorId, ...instantsOf(period)];
  const [came, cities] = await Promise.all([
    pool.query<{ total: number; new: number }>({ name: 'report-customers', text: CAME, values }),
    pool.query<ReportCityDto>({ name: 'report-cities', text: WHERE_FROM, values }),
  ]);
  const counted = came.rows[0]!;
  return { ...counted, returning: counted.total - counted.new, cities: cities.rows };
}
