import type { Database } from '../../platform/database/database.js';
import type { Consistency } from '../../platform/projections/consistency.js';
import { todayIn } from '../../platform/time/wall-clock.js';
import { isPublicSql, photoUrlSql } from '../../vendor-onboarding/index.js';
import { rowAfterCommand } from './after-command.js';
import type { Side } from '../booking.events.js';
import { type ListedBooking, shown } from './booking-shown.js';
import type { BookingDto, BookingOrder, BookingPageDto, BookingTimes } from './booking.dto.js';
import type { BookingStatus } from '../booking.js';

const PAGE_SIZE = 20;
/** Of some days: a calendar shows them all. */
const DAYS_SIZE = 100;

/** A row of `booking_list` (`b`) with the names of both sides. */
const SELECT = `
  select b.id, b.customer_id as "customerId", b.vendor_id as "vendorId", b.service_id as "serviceId", b.service_title as "serviceTitle",
    b.status, b.reason, b.date, b.time, b.time_zone as "timeZone", b.starts_at as "startsAt", b.ends_at as "endsAt",
    b.duration_minutes as "durationMinutes", b.price_cents as "priceCents", b.price_lines as "priceLines", b.platform_fee_cents as "platformFeeCents",
    b.cancellation_fee_cents as "cancellationFeeCents", b.charge_cents as "chargeCents", b.street, b.zip, b.city, b.state, b.instructions,
    b.created_at as "createdAt", b.respond_by as "respondBy", b.cancelled_at as "cancelledAt", b.completed_at as "completedAt", b.reviewed,
    b.proposal_id as "proposalId", b.proposed_by as "proposedBy", b.proposed_date as "proposedDate", b.proposed_time as "proposedTime",
    b.proposed_starts_at as "proposedStartsAt", b.proposal_lapses_at as "proposalLapsesAt", b.customer_claimed_at as "customerClaimedAt",
    b.vendor_claimed_at as "vendorClaimedAt", b.contest_by as "contestBy", b.contested_at as "contestedAt",
    b.claims_dismissed_at as "claimsDismissedAt", b.problem_reported_at as "problemReportedAt", b.problem_decided_at as "problemDecidedAt",
    b.refund_cents as "refundCents", v.business_name as "businessName", ${photoUrlSql('v')} as "photoUrl", v.active as "providerActive",
    exists(select from read.catalog_service s where s.id = b.service_id and s.active) and ${isPublicSql('v')} as "isOffered",
    p.full_name as "customerName", p.phone as "customerPhone"`;
const FROM = `
  from read.booking_list b
  join read.vendor_directory v on v.id = b.vendor_id
  left join read.account_directory p on p.id = b.customer_id`;

/** Whose bookings these are stands in the query: `$1` is the person who asks. */
const THEIRS: Record<Side, string> = { customer: 'b.customer_id = $1', vendor: 'v.user_id = $1' };
const LOOKED_FOR = `
  ($2::text is null or b.status = $2) and ($3::uuid is null or b.id = $3) and ($4::uuid is null or b.customer_id = $4)
  and (($5::date is null or b.date >= $5) and ($6::date is null or b.date <= $6) or b.proposed_date between $5 and $6)
  and ($7::date is null or b.date >= $7) and ($8::date is null or b.date < $8)`;
const ORDER: Record<BookingOrder | 'latest', string> = {
  newest: 'b.created_at desc, b.id',
  date: 'b.starts_at, b.id',
  latest: 'b.starts_at desc, b.id',
};
/** Customers see the newest first, vendors the work in its order. */
const USUAL: Record<Side, BookingOrder> = { customer: 'newest', vendor: 'date' };

/** What is looked at of somebody's bookings. */
interface Looked {
  readonly page?: number;
  readonly status?: BookingStatus | null;
  readonly sort?: BookingOrder;
  readonly booking?: string | null;
  /** Those of one customer. */
  readonly customer?: string | null;
  /** Work of these days, the last included, or proposed for one of them. */
  readonly from?: string | null;
  readonly to?: string | null;
  readonly when?: BookingTimes;
}

/** One page of somebody's bookings. */
export async function bookingPage(
  database: Database,
  side: Side,
  userId: string,
  { page = 1, status = null, sort, booking = null, customer = null, from = null, to = null, when = 'all' }: Looked,
  now: string,
): Promise<BookingPageDto> {
  const today = when === 'all' ? null : await todayOfBusiness(database, userId, now);
  const order = sort ?? (when === 'past' ? 'latest' : USUAL[side]);
  const where = `where ${THEIRS[side]} and ${LOOKED_FOR}`;
  const asked = [userId, status, booking, customer, from, to, when === 'upcoming' ? today : null, when === 'past' ? today : null];
  const pageSize = from === null && to === null ? PAGE_SIZE : DAYS_SIZE;
  const [counted, listed] = await Promise.all([
    database.pool.query<{ total: number }>({
      name: `bookings-${side}-count`,
      text: `select count(*) as total ${FROM} ${where}`,
      values: asked,
    }),
    database.pool.query<ListedBooking>({
      name: `bookings-${side}-${order}`,
      text: `${SELECT} ${FROM} ${where} order by ${ORDER[order]} limit $9 offset $10`,
      values: [...asked, pageSize, (page - 1) * pageSize],
    }),
  ]);
  const { total } = counted.rows[0]!;
  return {
    items: listed.rows.map((row) => shown(row, side, now)),
    total,
    page,
    pageSize,
    pageCount: Math.ceil(total / pageSize),
  };
}

/** The day that it is where the person's business works; `null` for whoever has none. */
async function todayOfBusiness(database: Database, userId: string, now: string): Promise<string | null> {
  const { rows } = await database.pool.query<{ timeZone: string }>({
    name: 'zone-of-business',
    text: 'select time_zone as "timeZone" from read.vendor_directory where user_id = $1',
    values: [userId],
  });
  return rows[0] ? todayIn(rows[0].timeZone, now) : null;
}

/** The newest bookings that somebody has made. */
export async function recentBookings(database: Database, userId: string, count: number, now: string): Promise<BookingDto[]> {
  const { rows } = await database.pool.query<ListedBooking>({
    name: 'bookings-recent',
    text: `${SELECT} ${FROM} where ${THEIRS.customer} order by ${ORDER.newest} limit $2`,
    values: [userId, count],
  });
  return rows.map((row) => shown(row, 'customer', now));
}

/** A booking after the command that has just changed it. */
export async function bookingAfterCommand(
  database: Database,
  consistency: Consistency,
  userId: string,
  bookingId: string,
  now: string,
): Promise<BookingDto> {
  const row = await rowAfterCommand(consistency, async () => {
    const { rows } = await database.pool.query<ListedBooking>({
      name: 'booking-of-either',
      text: `${SELECT} ${FROM} where b.id = $2 and (${THEIRS.customer} or ${THEIRS.vendor})`,
      values: [userId, bookingId],
    });
    return rows[0];
  });
  return shown(row, row.customerId === userId ? 'customer' : 'vendor', now);
}
