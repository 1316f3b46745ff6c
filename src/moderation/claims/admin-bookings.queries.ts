import { type Expression, sql } from 'kysely';
import { AccountRow } from '../../accounts/index.js';
import { bookingIsOpen, BookingRow, type BookingStatus } from '../../booking/index.js';
import type { Database } from '../../platform/database/database.js';
import { statement, type Values, whenGiven } from '../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { VendorRow } from '../../vendor-onboarding/index.js';
import type { AdminBookingPageDto, AdminBookingsQuery } from './desk.dto.js';

const PAGE_SIZE = 20;

interface Wanted {
  readonly status: BookingStatus | null;
  readonly search: string;
}

const tables = tablesOf(BookingRow, VendorRow, AccountRow);
const b = rowAs(BookingRow, 'b');
const v = rowAs(VendorRow, 'v');
const p = rowAs(AccountRow, 'p');

const customerName = p.fn.coalesce('p.full_name', p.val('Unknown Customer'));
const stands = (status: Expression<BookingStatus | null>) => whenGiven(status, 'text', b('b.status', '=', status));

const found = ({ status, search }: Values<Wanted>) => {
  const texts = sql`concat_ws(chr(10), ${b.ref('b.service_title')}, ${v.ref('v.business_name')}, ${customerName})`;
  return tables
    .selectFrom('booking_list as b')
    .innerJoin('vendor_directory as v', 'v.id', 'b.vendor_id')
    .leftJoin('account_directory as p', 'p.id', 'b.customer_id')
    .where(stands(status))
    .where(
      b.or([
        sql<boolean>`${search} = ''`,
        sql<boolean>`${b.ref('b.id')}::text = lower(${search})`,
        sql<boolean>`position(lower(${search}) in lower(${texts})) > 0`,
      ]),
    );
};

const listing = statement('admin-bookings', ({ status, search, offset }: Values<Wanted & { offset: number }>) =>
  found({ status, search })
    .select([
      'b.id',
      'b.status',
      'b.reason',
      'b.service_title as serviceTitle',
      'b.vendor_id as vendorId',
      'v.business_name as businessName',
      'b.customer_id as customerId',
      customerName.as('customerName'),
      'b.date',
      'b.time',
      'b.time_zone as timeZone',
      'b.price_cents as priceCents',
      'b.platform_fee_cents as platformFeeCents',
      'b.charge_cents as chargeCents',
      'b.refund_cents as refundCents',
      'b.created_at as createdAt',
      bookingIsOpen.as('canCancel'),
    ])
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id')
    .limit(PAGE_SIZE)
    .offset(offset),
);
const naming = statement('bookings-found', ({ status, search, atMost }: Values<Wanted & { atMost: number }>) =>
  found({ status, search })
    .select(['b.id', 'b.service_title as serviceTitle', customerName.as('customerName'), 'b.date', 'b.status'])
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id')
    .limit(atMost),
);
const countingFound = statement('admin-bookings-found', (wanted: Values<Wanted>) =>
  found(wanted).select((eb) => eb.fn.countAll().as('total')),
);
const countingAll = statement('admin-bookings-count', ({ status }: Values<{ status: BookingStatus | null }>) =>
  tables
    .selectFrom('booking_list as b')
    .select((eb) => eb.fn.countAll().as('total'))
    .where(stands(status)),
);

/** The newest few that a text finds. */
export const firstBookings = ({ pool }: Database, search: string, atMost: number) => naming.all(pool, { status: null, search, atMost });

/** One page of all bookings, newest first. */
export async function adminBookingPage(
  database: Database,
  { page = 1, status, search = '' }: AdminBookingsQuery,
): Promise<AdminBookingPageDto> {
  const wanted = { status: status ?? null, search };
  const [{ total }, items] = await Promise.all([
    counting(database, wanted),
    listing.all(database.pool, { ...wanted, offset: (page - 1) * PAGE_SIZE }),
  ]);
  return { items, total, page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE) };
}

/** Names are looked up only where they are searched: there are more bookings than of anything else. */
const counting = ({ pool }: Database, { status, search }: Wanted) =>
  search === '' ? countingAll.one(pool, { status }) : countingFound.one(pool, { status, search });
