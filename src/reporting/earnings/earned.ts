import { type Expression, sql } from 'kysely';
import { BookingRow } from '../../booking/index.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';

export const EARNING_KINDS = ['completed', 'cancellation_fee', 'reversal'] as const;
export type EarningKind = (typeof EARNING_KINDS)[number];

const b = rowAs(BookingRow, 'b');

const entries = sql<{ kind: EarningKind; at: string; cents: number }>`(values
  ('completed', ${b.ref('b.completed_at')}, ${b.ref('b.price_cents')}),
  ('cancellation_fee', ${b.ref('b.cancelled_at')}, nullif(${b.ref('b.charge_cents')}, 0)),
  ('reversal', ${b.ref('b.problem_decided_at')}, -nullif(least(${b.ref('b.refund_cents')}, ${b.ref('b.price_cents')}), 0)))`;

/**
 * What the bookings (`b`) of a business have earned, when, and with what: `earned (kind, at, cents)`. Who called off, did not come, or was made to pay by
 * an admin owes the charge. A refund takes back what the business earned with the booking, at most its price: the platform fee is the platform's.
 */
export const earnedBy = (vendorId: Expression<string>) =>
  tablesOf(BookingRow)
    .selectFrom('booking_list as b')
    .innerJoinLateral(entries.as<'earned'>(sql`earned(kind, at, cents)`), (join) => join.onTrue())
    .where('b.vendor_id', '=', vendorId)
    .where('earned.at', 'is not', null)
    .where('earned.cents', 'is not', null);
