/**
 * What happened with the bookings (`b`) of a business (`$1`) from one instant (`$2`) until another (`$3`): `fact (at, made, completed, cents)`, one row for a
 * booking that was made and one for a booking that was completed.
 */
export const FACTS_SQL = `
  read.booking_list b
  cross join lateral (values (b.created_at, 1, 0, 0), (b.completed_at, 0, 1, b.price_cents)) as fact (at, made, completed, cents)
  where b.vendor_id = $1 and fact.at >= $2 and fact.at < $3`;

/** Sums over facts. */
export const COUNTS_SQL = `
  coalesce(sum(fact.made), 0) as bookings, coalesce(sum(fact.completed), 0) as "completedBookings", coalesce(sum(fact.cents), 0) as "revenueCents"`;
