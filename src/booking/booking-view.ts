import { shownLines } from '../catalog/index.js';
import { currentCommand } from '../platform/commands/command-context.js';
import type { Database } from '../platform/database/database.js';
import { Unavailable } from '../platform/errors.js';
import { START } from '../platform/events/recorded.js';
import type { Consistency } from '../platform/projections/consistency.js';
import type { RowOf } from '../platform/projections/projection.js';
import { actionsFor, cancelCost, type Side } from './booking-actions.js';
import type { BookingDto, BookingOrder, BookingPageDto } from './booking.dto.js';
import type { BookingStatus } from './booking.js';
import type { BookingRow } from './read-models/booking-list.js';

const PAGE_SIZE = 20;

type Stored<Row> = { readonly [Column in keyof Row]-?: Exclude<Row[Column], undefined> };
interface ListedBooking extends Stored<RowOf<typeof BookingRow>> {
  readonly businessName: string;
  readonly customerName: string | null;
  readonly customerPhone: string | null;
}

/** A row of `booking_list` (`b`) with the names of both sides. */
const SELECT = `
  select b.id, b.customer_id as "customerId", b.vendor_id as "vendorId", b.service_id as "serviceId", b.service_title as "serviceTitle",
    b.status, b.reason, b.date, b.time, b.time_zone as "timeZone", b.starts_at as "startsAt", b.ends_at as "endsAt",
    b.duration_minutes as "durationMinutes", b.price_cents as "priceCents", b.price_lines as "priceLines", b.platform_fee_cents as "platformFeeCents",
    b.cancellation_fee_cents as "cancellationFeeCents", b.charge_cents as "chargeCents", b.street, b.zip, b.city, b.state, b.instructions,
    b.created_at as "createdAt", b.respond_by as "respondBy", b.completed_at as "completedAt", b.reviewed,
    v.business_name as "businessName", p.full_name as "customerName", p.phone as "customerPhone"`;
const FROM = `
  from read.booking_list b
  join read.vendor_directory v on v.id = b.vendor_id
  left join read.account_directory p on p.id = b.customer_id`;

/** Whose bookings these are stands in the query: `$1` is the person who asks. */
const THEIRS: Record<Side, string> = { customer: 'b.customer_id = $1', vendor: 'v.user_id = $1' };
const ORDER: Record<BookingOrder, string> = { newest: 'b.created_at desc, b.id', date: 'b.starts_at, b.id' };
/** Customers see the newest first, vendors the work in its order. */
const USUAL: Record<Side, BookingOrder> = { customer: 'newest', vendor: 'date' };

/** What is looked at of somebody's bookings. */
interface Looked {
  readonly page?: number;
  readonly status?: BookingStatus | null;
  readonly sort?: BookingOrder;
  /** Those of one customer. */
  readonly customer?: string | null;
}

/** One page of somebody's bookings. */
export async function bookingPage(
  database: Database,
  side: Side,
  userId: string,
  { page = 1, status = null, sort = USUAL[side], customer = null }: Looked,
  now: string,
): Promise<BookingPageDto> {
  const where = `where ${THEIRS[side]} and ($2::text is null or b.status = $2) and ($3::uuid is null or b.customer_id = $3)`;
  const [counted, listed] = await Promise.all([
    database.pool.query<{ total: number }>({
      name: `bookings-${side}-count`,
      text: `select count(*) as total ${FROM} ${where}`,
      values: [userId, status, customer],
    }),
    database.pool.query<ListedBooking>({
      name: `bookings-${side}-${sort}`,
      text: `${SELECT} ${FROM} ${where} order by ${ORDER[sort]} limit ${PAGE_SIZE} offset $4`,
      values: [userId, status, customer, (page - 1) * PAGE_SIZE],
    }),
  ]);
  const { total } = counted.rows[0]!;
  return {
    items: listed.rows.map((row) => shown(row, side, now)),
    total,
    page,
    pageSize: PAGE_SIZE,
    pageCount: Math.ceil(total / PAGE_SIZE),
  };
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

/**
 * A booking after the command that has just changed it.
 * @throws Unavailable when the read tables do not come that far in time; the command stands, and asking again answers
 */
export async function bookingAfterCommand(
  database: Database,
  consistency: Consistency,
  userId: string,
  bookingId: string,
  now: string,
): Promise<BookingDto> {
  const caughtUp = await consistency.caughtUp(currentCommand()?.position ?? START);
  const { rows } = await database.pool.query<ListedBooking>({
    name: 'booking-of-either',
    text: `${SELECT} ${FROM} where b.id = $2 and (${THEIRS.customer} or ${THEIRS.vendor})`,
    values: [userId, bookingId],
  });
  const [row] = rows;
  if (!caughtUp || !row)
    throw new Unavailable('booking/not-shown-yet', 'This was recorded, but cannot be shown yet. Please look again in a moment.');
  return shown(row, row.customerId === userId ? 'customer' : 'vendor', now);
}

/** A booking as one side may see it. */
function shown(row: ListedBooking, side: Side, now: string): BookingDto {
  const opened = side === 'customer' || row.status === 'confirmed' || row.status === 'completed';
  return {
    id: row.id,
    status: row.status,
    reason: row.reason,
    service: { id: row.serviceId, title: row.serviceTitle },
    vendor: { id: row.vendorId, businessName: row.businessName },
    customer: { id: row.customerId, fullName: row.customerName ?? 'Unknown Customer', phone: row.customerPhone },
    date: row.date,
    time: row.time,
    timeZone: row.timeZone,
    startsAt: row.startsAt,
    durationMinutes: row.durationMinutes,
    priceCents: row.priceCents,
    lines: shownLines(row.priceLines ?? [{ kind: 'base', cents: row.priceCents }]),
    platformFeeCents: row.platformFeeCents,
    totalCents: row.priceCents + row.platformFeeCents,
    address: { street: opened ? row.street : null, zip: row.zip, city: row.city, state: row.state },
    instructions: row.instructions,
    createdAt: row.createdAt,
    respondBy: row.status === 'pending' ? row.respondBy : null,
    actions: actionsFor(side, row, now),
    cancelCostCents: cancelCost(side, row, now),
    reviewed: row.reviewed,
  };
}
