import type { Database } from '../../platform/database/database.js';
import { type BookingStatus, OPEN } from '../../booking/index.js';
import type { AdminBookingDto, AdminBookingPageDto, AdminBookingsQuery } from './desk.dto.js';

const PAGE_SIZE = 20;

/** `$1` is a status. */
const STANDS = '($1::text is null or b.status = $1)';
/** `$2` is what is searched for. */
const FROM = `
  from read.booking_list b
  join read.vendor_directory v on v.id = b.vendor_id
  left join read.account_directory p on p.id = b.customer_id
  cross join lateral (select coalesce(p.full_name, 'Unknown Customer') as customer_name) shown
  where ${STANDS} and ($2 = '' or b.id::text = lower($2)
    or position(lower($2) in lower(concat_ws(chr(10), b.service_title, v.business_name, shown.customer_name))) > 0)`;

/** One page of all bookings, newest first. */
export async function adminBookingPage(
  database: Database,
  { page = 1, status, search = '' }: AdminBookingsQuery,
): Promise<AdminBookingPageDto> {
  const [counted, listed] = await Promise.all([
    counting(database, status, search),
    database.pool.query<AdminBookingDto>({
      name: 'admin-bookings',
      text: `
        select b.id, b.status, b.reason, b.service_title as "serviceTitle", b.vendor_id as "vendorId", v.business_name as "businessName",
          b.customer_id as "customerId", shown.customer_name as "customerName", b.date, b.time, b.time_zone as "timeZone",
          b.price_cents as "priceCents", b.platform_fee_cents as "platformFeeCents", b.charge_cents as "chargeCents",
          b.refund_cents as "refundCents", b.created_at as "createdAt", ${OPEN} as "canCancel"
        ${FROM}
        order by b.created_at desc, b.id
        limit ${PAGE_SIZE} offset $3`,
      values: [status, search, (page - 1) * PAGE_SIZE],
    }),
  ]);
  const { total } = counted.rows[0]!;
  return { items: listed.rows, total, page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE) };
}

/** Names are looked up only where they are searched: there are more bookings than of anything else. */
const counting = ({ pool }: Database, status: BookingStatus | undefined, search: string) =>
  search === ''
    ? pool.query<{ total: number }>({
        name: 'admin-bookings-count',
        text: `select count(*) as total from read.booking_list b where ${STANDS}`,
        values: [status],
      })
    : pool.query<{ total: number }>({
        name: 'admin-bookings-found',
        text: `select count(*) as total ${FROM}`,
        values: [status, search],
      });
