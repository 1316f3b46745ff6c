import { type Expression, sql, type SqlBool } from 'kysely';
import { AccountRow } from '../../accounts/index.js';
import { bookingIsOpen, BookingRow, type BookingStatus } from '../../booking/index.js';
import type { Database } from '../../platform/database/database.js';
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

/** Beyond so many of each, a text is met often enough to be found by looking at the newest bookings one after the other. */
const FEW = { titles: 2000, vendors: 40, customers: 200 };

const namesCustomer = (search: Expression<string>) =>
  p.or([contains(p.ref('p.full_name'), search), p.and([p('p.full_name', 'is', null), contains(p.val(NOBODY), search)])]);
const vendorsNamed = (search: Expression<string>) =>
  tables
    .selectFrom('vendor_directory as v')
    .select('v.id')
    .where(contains(v.ref('v.business_name'), search));
const customersNamed = (search: Expression<string>) =>
  tables.selectFrom('account_directory as p').select('p.id').where(namesCustomer(search));
const titled = (search: Expression<string>) =>
  tables
    .selectFrom('booking_list as b')
    .select('b.id')
    .where(contains(b.ref('b.service_title'), search));

const hits = plannedEachTime('admin-bookings-hits', ({ search }: Values<{ search: string }>) => {
  const most = (query: { limit(count: number): Expression<unknown> }, count: number) =>
    sql<boolean>`(select count(*) from ${query.limit(count + 1)} hit) > ${sql.lit(count)}`;
  return tables.selectNoFrom([
    sql<boolean>`${most(titled(search), FEW.titles)} or ${most(vendorsNamed(search), FEW.vendors)} or ${most(customersNamed(search), FEW.customers)}`.as(
      'many',
    ),
  ]);
});

type Sought = Pick<Wanted, 'search'> & { readonly id: string | null };
type Found = (sought: Values<Sought>) => Expression<SqlBool>;

/** Each index is asked for itself, and what it finds is put together. */
const byIndexes: Found = ({ search, id }) =>
  b(
    'b.id',
    'in',
    titled(search)
      .union(tables.selectFrom('booking_list as b').innerJoin(vendorsNamed(search).as('named'), 'named.id', 'b.vendor_id').select('b.id'))
      .union(
        tables.selectFrom('booking_list as b').innerJoin(customersNamed(search).as('named'), 'named.id', 'b.customer_id').select('b.id'),
      )
      .union(tables.selectFrom('booking_list as b').select('b.id').where('b.id', '=', id)),
  );
const oneByOne: Found = ({ search, id }) =>
  b.or([
    sql<boolean>`${b.ref('b.id')} = ${id}::uuid`,
    contains(b.ref('b.service_title'), search),
    b('b.vendor_id', 'in', vendorsNamed(search)),
    b('b.customer_id', 'in', customersNamed(search)),
  ]);
const all: Found = () => b.val(true);

const sought = (found: Found, wanted: Values<Wanted & Sought>) =>
  tables.selectFrom('booking_list as b').where(stands(wanted.status)).where(found(wanted));

/** The page is cut from what the indexes tell; names are looked up for its rows only. */
const newest = (found: Found, wanted: Values<Wanted & Sought & { offset: number; limit: number }>) =>
  sought(found, wanted).select('b.id').orderBy('b.created_at', 'desc').orderBy('b.id').limit(wanted.limit).offset(wanted.offset);

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

const reading = (how: string, found: Found) => ({
  counted: plannedEachTime(`admin-bookings-count-${how}`, (wanted: Values<Wanted & Sought>) =>
    sought(found, wanted).select((eb) => eb.fn.countAll().as('total')),
  ),
  listed: plannedEachTime(`admin-bookings-${how}`, (wanted: Values<Wanted & Sought & { offset: number; limit: number }>) =>
    shown().where('b.id', 'in', newest(found, wanted)).orderBy('b.created_at', 'desc').orderBy('b.id'),
  ),
  whole: plannedEachTime(`whole-bookings-${how}`, (wanted: Values<Wanted & Sought>) =>
    inPortions(sought(found, wanted).select(['b.id', place(sql`${b.ref('b.created_at')} desc`, b.ref('b.id'))])),
  ),
});
const inTheirTurn = statement('whole-bookings-rows', ({ ids }: Values<{ ids: readonly string[] }>) =>
  shown().innerJoin(inTurn(ids), 'turn.id', 'b.id').orderBy('turn.place'),
);
const READING = { all: reading('all', all), few: reading('few', byIndexes), many: reading('many', oneByOne) };

async function readingOf({ pool }: Database, search: string) {
  if (search === '') return READING.all;
  return (await hits.one(pool, { search })).many ? READING.many : READING.few;
}

/** The newest few that a text finds. */
export async function firstBookings(database: Database, search: string, atMost: number) {
  const { listed } = await readingOf(database, search);
  const found = await listed.all(database.pool, { status: null, search, id: idIn(search), offset: 0, limit: atMost });
  return found.map(({ id, serviceTitle, customerName: name, date, status }) => ({ id, serviceTitle, customerName: name, date, status }));
}

/** One page of all bookings, newest first. */
export async function adminBookingPage(
  database: Database,
  { page = 1, status, search = '' }: AdminBookingsQuery,
): Promise<AdminBookingPageDto> {
  const { counted, listed } = await readingOf(database, search);
  const wanted = { status: status ?? null, search, id: idIn(search) };
  const [{ total }, items] = await Promise.all([
    counted.one(database.pool, wanted),
    listed.all(database.pool, { ...wanted, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
  ]);
  return { items, total, page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE) };
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
