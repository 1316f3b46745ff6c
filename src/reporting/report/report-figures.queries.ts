import type { Database } from '../../platform/database/database.js';
import { instantsOf, type Period } from './period.js';
import { COUNTS_SQL, FACTS_SQL } from './facts.js';
import { ReportFiguresDto } from './report.dto.js';
import { CAME_SQL } from './who-came.queries.js';

const FIGURES = `
  select booked.*, customers."newCustomers", reviews.*
  from (select ${COUNTS_SQL} from ${FACTS_SQL}) booked,
    (select count(*) filter (where came and first >= $2) as "newCustomers" from ${CAME_SQL} customer) customers,
    (
      select round(avg(rating), 2) as "averageRating", count(*) as "reviewCount"
      from read.review_list where vendor_id = $1 and posted_at >= $2 and posted_at < $3 and not hidden
    ) reviews`;

export async function figuresOf({ pool }: Database, vendorId: string, period: Period): Promise<ReportFiguresDto> {
  const { rows } = await pool.query<ReportFiguresDto>({
    name: 'report-figures',
    text: FIGURES,
    values: [vendorId, ...instantsOf(period)],
  });
  return rows[0]!;
}
