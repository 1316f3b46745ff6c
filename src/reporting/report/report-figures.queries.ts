import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { isVisible, ReviewRow } from '../../reviews/index.js';
import { counts, facts, type Reported } from './facts.js';
import { instantsOf, type Period } from './period.js';
import { ReportFiguresDto } from './report.dto.js';
import { customersIn } from './who-came.queries.js';

const tables = tablesOf(ReviewRow);

const figures = statement('report-figures', ({ vendorId, start, end }: Values<Reported>) => {
  const asked = { vendorId, start, end };
  const customers = tables
    .selectFrom(customersIn(asked).as('customer'))
    .select((eb) => eb.fn.countAll().filterWhere('customer.came', '=', true).filterWhere('customer.first', '>=', start).as('newCustomers'));
  const reviews = tables
    .selectFrom('review_list as r')
    .select((eb) => [sql<number | null>`round(avg(${eb.ref('r.rating')}), 2)`.as('averageRating'), eb.fn.countAll().as('reviewCount')])
    .where('r.vendor_id', '=', vendorId)
    .where('r.posted_at', '>=', start)
    .where('r.posted_at', '<', end)
    .where(isVisible);
  return tables
    .selectFrom([facts(asked).select(counts).as('booked'), customers.as('customers'), reviews.as('reviews')])
    .select([
      'booked.bookings',
      'booked.completedBookings',
      'booked.revenueCents',
      'customers.newCustomers',
      'reviews.averageRating',
      'reviews.reviewCount',
    ]);
});

export function figuresOf({ pool }: Database, vendorId: string, period: Period): Promise<ReportFiguresDto> {
  const [start, end] = instantsOf(period);
  return figures.one(pool, { vendorId, start, end });
}
