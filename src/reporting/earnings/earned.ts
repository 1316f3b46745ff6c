export const EARNING_KINDS = ['completed', 'cancellation_fee', 'reversal'] as const;
export type EarningKind = (typeof EARNING_KINDS)[number];

/**
 * What the bookings (`b`) of a business (`$1`) have earned, when, and with what: `earned (kind, at, cents)`. Who called off, did not come, or was made to pay by
 * an admin owes the charge. A refund takes back what the business earned with the booking, at most its price: the platform fee is the platform's.
 */
export const EARNED_SQL = `
  read.booking_list b
  cross join lateral (values
    ('completed', b.completed_at, b.price_cents),
    ('cancellation_fee', b.cancelled_at, nullif(b.charge_cents, 0)),
    ('reversal', b.problem_decided_at, -nullif(least(b.refund_cents, b.price_cents), 0))
  ) as earned (kind, at, cents)
  where b.vendor_id = $1 and earned.at is not null and earned.cents is not null`;
