import { type Expression, sql } from 'kysely';
import { BookingRow } from '../../booking/index.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';

/** Whose report it is, from one instant until another. */
export interface Reported {
  readonly vendorId: string;
  readonly start: string;
  readonly end: string;
}
export type Asked = { readonly [Name in keyof Reported]: Expression<Reported[Name]> };

interface FactRow {
  at: string;
  made: number;
  completed: number;
  cents: number;
}

const b = rowAs(BookingRow, 'b');

const moments = sql<FactRow>`(values
  (${b.ref('b.created_at')}, 1, 0, 0), (${b.ref('b.completed_at')}, 0, 1, ${b.ref('b.price_cents')}))`;

/**
 * What happened with the bookings (`b`) of a business: `fact (at, made, completed, cents)`, one row for a booking that was made and one for a booking that
 * was completed.
 */
export const facts = ({ vendorId, start, end }: Asked) =>
  tablesOf(BookingRow)
    .selectFrom('booking_list as b')
    .innerJoinLateral(moments.as<'fact'>(sql`fact(at, made, completed, cents)`), (join) => join.onTrue())
    .where('b.vendor_id', '=', vendorId)
    .where('fact.at', '>=', start)
    .where('fact.at', '<', end);

const sumOf = (column: 'made' | 'completed' | 'cents') => sql<number>`coalesce(sum(${sql.ref(`fact.${column}`)}), 0)`;

/** Sums over facts. */
export const counts = [
  sumOf('made').as('bookings'),
  sumOf('completed').as('completedBookings'),
  sumOf('cents').as('revenueCents'),
] as const;
