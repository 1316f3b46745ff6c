export const EARNING_KINDS = ['completed', 'cancellation_fee'] as const;
export type EarningKind = (typeof EARNING_KINDS)[number];

/** What the bookings (`b`) of a business (`$1`) have earned, when, and with what: `earned (kind, at, cents)`. */
export const EARNED_SQL = `
  read.booking_list b
  cross join lateral (values
    ('completed', b.completed_at, b.price_cents),
    ('cancellation_fee', case when b.reason in ('by_customer', 'no_show_customer') then b.cancelled_at end, nullif(b.charge_cents, 0))
  ) as earned (kind, at, cents)
  where b.vendor_id = $1 and earned.at is not null and earned.cents is not null`;
