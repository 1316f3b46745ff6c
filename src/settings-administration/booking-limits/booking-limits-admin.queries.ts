import { sql } from 'kysely';
import { AccountRow } from '../../accounts/index.js';
import { bookingIsOpenAt, BookingRow } from '../../booking/index.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { type BookingLimits, BookingLimitsRow } from '../../platform-settings/index.js';

const tables = tablesOf(BookingLimitsRow, AccountRow, BookingRow);

export const limitsHistory = statement('booking-limits-history', () =>
  tables
    .selectFrom('booking_limits as l')
    .leftJoin('account_directory as setter', 'setter.id', 'l.set_by')
    .select([
      'l.revision',
      'l.with_one_provider as withOneProvider',
      'l.altogether',
      'l.at_once as atOnce',
      'setter.full_name as setBy',
      'l.set_at as setAt',
      'l.reason',
    ])
    .orderBy('l.revision', 'desc')
    .limit(100),
);

/** How many customers have more than that open now. As many as ever go on at one instant do when one of them begins. */
export const customersAbove = statement(
  'customers-above-limits',
  ({ now, withOneProvider, altogether, atOnce }: Values<BookingLimits & { now: string }>) => {
    const least = sql<number>`least(${withOneProvider}::int, ${altogether}::int, ${atOnce}::int)`;
    // Most have no more open than the least of the limits: whatever is counted further, they are not above it.
    const open = tables
      .with(
        (cte) => cte('having_more').materialized(),
        (db) =>
          db
            .selectFrom('booking_list as b')
            .select('b.customer_id')
            .where(bookingIsOpenAt(now))
            .groupBy('b.customer_id')
            .having((eb) => eb.fn.countAll(), '>', least),
      )
      .with(
        (cte) => cte('open_now').materialized(),
        (db) =>
          db
            .selectFrom('having_more as m')
            .innerJoin('booking_list as b', 'b.customer_id', 'm.customer_id')
            .select(['b.id', 'b.customer_id', 'b.vendor_id', 'b.starts_at', 'b.ends_at'])
            .where(bookingIsOpenAt(now)),
      );
    return open
      .with('with_provider', (db) =>
        db
          .selectFrom('open_now as o')
          .select('o.customer_id')
          .groupBy(['o.customer_id', 'o.vendor_id'])
          .having((eb) => eb.fn.countAll(), '>', withOneProvider),
      )
      .with('of_all', (db) =>
        db
          .selectFrom('open_now as o')
          .select('o.customer_id')
          .groupBy('o.customer_id')
          .having((eb) => eb.fn.countAll(), '>', altogether),
      )
      .with('at_once', (db) =>
        db
          .selectFrom('open_now as o')
          .innerJoin('open_now as other', (join) =>
            join
              .onRef('other.customer_id', '=', 'o.customer_id')
              .onRef('other.starts_at', '<=', 'o.starts_at')
              .onRef('other.ends_at', '>', 'o.starts_at'),
          )
          .select('o.customer_id')
          .groupBy(['o.customer_id', 'o.id'])
          .having((eb) => eb.fn.countAll(), '>', atOnce),
      )
      .selectNoFrom((eb) => [
        eb
          .selectFrom('with_provider as w')
          .select((of) => of.fn.count('w.customer_id').distinct().as('customers'))
          .$asScalar()
          .$notNull()
          .as('aboveWithOneProvider'),
        eb
          .selectFrom('of_all as a')
          .select((of) => of.fn.count('a.customer_id').distinct().as('customers'))
          .$asScalar()
          .$notNull()
          .as('aboveAltogether'),
        eb
          .selectFrom('at_once as t')
          .select((of) => of.fn.count('t.customer_id').distinct().as('customers'))
          .$asScalar()
          .$notNull()
          .as('aboveAtOnce'),
      ]);
  },
);
