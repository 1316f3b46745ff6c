import { type Expression, sql } from 'kysely';
import { AccountRow } from '../../accounts/index.js';
import { bookingIsOpen, BookingRow, type BookingStatus } from '../../booking/index.js';
import type { Database } from '../../platform/database/database.js';
import { countedUpTo, listPage, MOST_FOUND, MOST_LISTED } from '../../platform/lists/list-page.js';
import { plannedEachTime, statement, type Values, whenGiven } from '../../platform/tables/statement.js';
import { contains, idIn } from '../../platform/tables/text/text-search.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { inPortions, inTurn, place, type WholeList, wholeList } from '../../platform/tables/whole-list.js';
import { VendorRow } from '../../vendor-onboarding/index.js';
import type { AdminBookingDto, AdminBookingPageDto, AdminBookingsQuery, DownloadBookingsDto } from './desk.dto.js';

const PAGE_SIZE = 20;

interface Wanted {
  readonly status: BookingStatus | null;
  readonly search: string;
}

const tables = tablesOf(BookingRow, VendorRow, AccountRow);
const b = rowAs(BookingRow, 'b');
const v = rowAs(VendorRow, 'v');
const p = rowAs(AccountRow, 'p');

const NOBODY = 'Unknown Customer';
const customerName = p.fn.coalesce('p.full_name', p.val(NOBODY));
const stands = (status: Expression<BookingStatus | null>) => whenGiven(status, 'text', b('b.status', '=', status));

/** A text that is met more often has a page full among the newest bookings: they are looked at one after the other. */
const RARE = 8000;

const namesCustomer = (search: Expression<string>) =>
  p.or([contains(p.ref('p.full_name'), search), p.and([p('p.full_name', 'is', null), contains(p.val(NOBODY), search)])]);
const vendorsNamed = (search: Expression<string>) =>
  tables
    .selectFrom('vendor_directory as v')
    .select('v.id')
    .where(contains(v.ref('v.business_name'), search));
const customersNamed = (search: Expression<string>) =>
  tables.selectFrom('account_directory as p').select('p.id').where(namesCustomer(search));

/** What a page is cut from: names are looked up for its rows only. */
const rows = () => tables.selectFrom('booking_list as b').select(['b.id', 'b.created_at', 'b.status']);
const titled = (search: Expression<string>) => rows().where(contains(b.ref('b.service_title'), search));
const ofVendorsNamed = (search: Expression<string>) => rows().innerJoin(vendorsNamed(search).as('named'), 'named.id', 'b.vendor_id');
const ofCustomersNamed = (search: Expression<string>) => rows().innerJoin(customersNamed(search).as('named'), 'named.id', 'b.customer_id');

/** What is told by the shortest indexes comes first: where it is often met there, nothing else is looked at. */
const hits = plannedEachTime('admin-bookings-hits', ({ search }: Values<{ search: string }>) => {
  const often = (query: ReturnType<typeof rows>) =>
    sql<boolean>`(select count(*) from ${query
      .clearSelect()
      .select('b.id')
      .limit(RARE + 1)} hit) > ${sql.lit(RARE)}`;
  return tables.selectNoFrom([
    sql<boolean>`${often(ofVendorsNamed(search))} or ${often(ofCustomersNamed(search))} or ${often(titled(search))}`.as('many'),
  ]);
});

type Sought = Pick<Wanted, 'search'> & { readonly id: string | null };
type Found = (sought: Values<Sought>) => ReturnType<typeof rows>;

/** Each index is asked for itself, and what it finds is put together. */
const byIndexes: Found = ({ search, id }) =>
  titled(search)
    .union(ofVendorsNamed(search))
    .union(ofCustomersNamed(search))
    .union(rows().where('b.id', '=', id));
const oneByOne: Found = ({ search, id }) =>
  rows().where(
    b.or([
      sql<boolean>`${b.ref('b.id')} = ${id}::uuid`,
      b('b.vendor_id', 'in', vendorsNamed(search)),
      b('b.customer_id', 'in', customersNamed(search)),
      contains(b.ref('b.service_title'), search),
    ]),
  );

const sought = (found: Found, wanted: Values<Wanted & Sought>) =>
  tables.selectFrom(found(wanted).as('b')).where(stands(wanted.status)).select('b.id');

const newest = (found: Found, wanted: Values<Wanted & Sought & { offset: number; limit: number }>) =>
  sought(found, wanted).orderBy('b.created_at', 'desc').orderBy('b.id').limit(wanted.limit).offset(wanted.offset);

const shown = () =>
  tables
    .selectFrom('booking_list as b')
    .innerJoin('vendor_directory as v', 'v.id', 'b.vendor_id')
    .leftJoin('account_directory as p', 'p.id', 'b.customer_id')
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
    ]);

const reading = (how: string, found: Found, most: number) => ({
  most,
  counted: plannedEachTime(`admin-bookings-count-${how}`, (wanted: Values<Wanted & Sought>) => countedUpTo(most, sought(found, wanted))),
  listed: plannedEachTime(`admin-bookings-${how}`, (wanted: Values<Wanted & Sought & { offset: number; limit: number }>) =>
    shown().where('b.id', 'in', newest(found, wanted)).orderBy('b.created_at', 'desc').orderBy('b.id'),
  ),
  whole: plannedEachTime(`whole-bookings-${how}`, (wanted: Values<Wanted & Sought>) =>
    inPortions(sought(found, wanted).select(place(sql`${b.ref('b.created_at')} desc`, b.ref('b.id')))),
  ),
});
const inTheirTurn = statement('whole-bookings-rows', ({ ids }: Values<{ ids: readonly string[] }>) =>
  shown().innerJoin(inTurn(ids), 'turn.id', 'b.id').orderBy('turn.place'),
);
const READING = {
  all: reading('all', rows, MOST_LISTED),
  few: reading('few', byIndexes, MOST_FOUND),
  many: reading('many', oneByOne, MOST_FOUND),
};

async function readingOf({ pool }: Database, search: string) {
  if (search === '') return READING.all;
  return (await hits.one(pool, { search })).many ? READING.many : READING.few;
}

/** Of a text that is often met, the first few are among these. */
const LATEST = 500;
/** Names are looked up one by one, as it is soon done: to list everybody who is called so takes longer. */
const lately = plannedEachTime('admin-bookings-lately', ({ search, limit }: Values<{ search: string; limit: number }>) => {
  const latest = tables
    .selectFrom('booking_list as b')
    .select(['b.id', 'b.created_at', 'b.customer_id', 'b.vendor_id', 'b.service_title'])
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id')
    .limit(LATEST);
  const vendor = tables.selectFrom('vendor_directory as v').select(contains(v.ref('v.business_name'), search).as('is'));
  const customer = tables.selectFrom('account_directory as p').select(namesCustomer(search).as('is'));
  const met = tables
    .selectFrom(latest.as('b'))
    .select('b.id')
    .where(
      b.or([
        contains(b.ref('b.service_title'), search),
        sql<boolean>`${vendor.where('v.id', '=', b.ref('b.vendor_id'))}`,
        sql<boolean>`${customer.where('p.id', '=', b.ref('b.customer_id'))}`,
      ]),
    )
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id')
    .limit(limit);
  return shown().where('b.id', 'in', met).orderBy('b.created_at', 'desc').orderBy('b.id');
});

async function newestFound(database: Database, search: string, limit: number) {
  const found = await lately.all(database.pool, { search, limit });
  if (found.length === limit) return found;
  const { listed } = await readingOf(database, search);
  return listed.all(database.pool, { status: null, search, id: idIn(search), offset: 0, limit });
}

/** The newest few that a text finds. */
export async function firstBookings(database: Database, search: string, atMost: number) {
  const found = await newestFound(database, search, atMost);
  return found.map(({ id, serviceTitle, customerName: name, date, status }) => ({ id, serviceTitle, customerName: name, date, status }));
}

/** One page of all bookings, newest first. */
export async function adminBookingPage(
  database: Database,
  { page = 1, status, search = '' }: AdminBookingsQuery,
): Promise<AdminBookingPageDto> {
  const reading = await readingOf(database, search);
  const { counted, listed, most } = reading;
  // What is met often has been counted far enough.
  const isMore = reading === READING.many && !status;
  const wanted = { status: status ?? null, search, id: idIn(search) };
  return listPage({
    page,
    pageSize: PAGE_SIZE,
    most,
    counted: () => (isMore ? Promise.resolve({ count: most + 1 }) : counted.one(database.pool, wanted)),
    listed: (offset) => listed.all(database.pool, { ...wanted, offset, limit: PAGE_SIZE }),
  });
}

/** All bookings that are looked for, newest first. */
export async function wholeBookings(database: Database, { status, ...asked }: DownloadBookingsDto): Promise<WholeList<AdminBookingDto>> {
  const { pool } = database;
  // In a body, what is not asked for may be null, too.
  const search = asked.search ?? '';
  const { whole } = await readingOf(database, search);
  const found = await whole.all(pool, { status: status ?? null, search, id: idIn(search) });
  return wholeList(found, (ids) => inTheirTurn.all(pool, { ids }));
}
