import { sql } from 'kysely';
import { BookingRow, claimIsContested, problemIsOpen } from '../../booking/index.js';
import { rowAs } from '../../platform/tables/typed-tables.js';

const b = rowAs(BookingRow, 'b');

/** Bookings (`b`) about which an administrator has to decide. */
export const caseWaits = b.or([claimIsContested, problemIsOpen]);

/** Since when. */
export const caseOpenedAt = sql<string>`coalesce(${b.ref('b.problem_reported_at')}, ${b.ref('b.contested_at')},
  greatest(${b.ref('b.customer_claimed_at')}, ${b.ref('b.vendor_claimed_at')}))`;
