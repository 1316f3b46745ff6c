import { sql } from 'kysely';
import { BookingRow } from '../../booking/index.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';

const b = rowAs(BookingRow, 'b');

/** Bookings (`b`) of which so much was refunded that the platform gave back some of its fee. */
export const withFeeReturned = () =>
  tablesOf(BookingRow)
    .selectFrom('booking_list as b')
    // By the index of the few with a problem.
    .where('b.problem_reported_at', 'is not', null)
    .where((eb) => eb('b.refund_cents', '>', eb.ref('b.price_cents')));

/** What it gave back: all that was refunded beyond the price. */
export const feesReturned = sql<number>`coalesce(sum(${b.ref('b.refund_cents')} - ${b.ref('b.price_cents')}), 0)`;
