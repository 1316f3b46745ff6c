import { type Expression, sql } from 'kysely';
import { AccountRow } from '../../accounts/index.js';
import { bookingIsOpen, BookingRow, type BookingStatus } from '../../booking/index.js';
import type { Database } from '../../platform/database/database.js';
import { countedUpTo, listPage, MOST_FOUND, MOST_LISTED } from '../../platform/lists/list-page.js';
import { plannedEachTime, statement, type Values, whenGiven } from '../../platform/tables/statement.js';
import { contains, idIn, oneHasMoreThan } from '../../platform/tables/text/text-search.js';
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

/** Whether so many percent of all bookings, always the same, hold more of a text than that. */
const partHolds = (percent: number, more: number, search: Expression<string>) =>
  sql<boolean>`(select count(*) from (select from ${sql.table('booking_list')} b tablesample system (${sql.lit(percent)}) repeatable (1)
    where ${contains(b.ref('b.service_title'), search)} limit ${sql.lit(more + 1)}) met) > ${sql.lit(more)}`;
/** Where a part of them holds more than are ever listed, it is on many, which is told sooner by that part than by all. Whether to look, a smaller one tells. */
const onMany = (search: Expression<string>) => sql<boolean>`${partHolds(0.1, 20, search)} and ${partHolds(2, MOST_FOUND, search)}`;

/** Each index is asked for itself, and knows in which state a booking is. What more than is rare it finds need not be known. */
const indexes = ({ search, status }: Values<Wanted>) =>
  tables
    .with(
      (cte) => cte('often').materialized(),
      () => tables.selectNoFrom(onMany(search).as('is')),
    )
    .with(
      (cte) => cte('of_vendors').materialized(),
      () =>
        ofVendorsNamed(search)
          .where(stands(status))
          .limit(RARE + 1),
    )
    .with(
      (cte) => cte('of_customers').materialized(),
      () =>
        ofCustomersNamed(search)
          .where(stands(status))
          .limit(RARE + 1),
    )
    .with(
      (cte) => cte('titled').materialized(),
      () =>
        titled(search)
          .where(stands(status))
          .limit(RARE + 1),
    );
/** What is told soonest comes first: where it is often met there, nothing else is looked at. */
const named = oneHasMoreThan(RARE, 'of_vendors', 'of_customers');
const many = sql<boolean>`(${named} or (select "is" from often) or ${oneHasMoreThan(RARE, 'titled')})`;
const hits = plannedEachTime('admin-bookings-hits', (wanted: Values<Wanted>) => indexes(wanted).selectNoFrom(many.as('many')));

type Sought = Pick<Wanted, 'search'> & { readonly id: string | null };
type Found = (sought: Values<Sought>) => ReturnType<typeof rows>;

/** What the indexes find is put together. */
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

type Page = Wanted & Sought & { readonly offset: number; readonly limit: number };

/**
 * A rare text: how many it finds and the ids of a page, all that the indexes tell being read once. Of one that is not rare no page is known, and how
 * many only where an index has found enough.
 */
const rare = plannedEachTime('admin-bookings-few', ({ search, id, status, offset, limit }: Values<Page>) => {
  const judged = indexes({ search, status }).with(
    (cte) => cte('judged').materialized(),
    () => tables.selectNoFrom(many.as('many')),
  );
  const asked = judged.with(
    (cte) => cte('found').materialized(),
    (db) =>
      db
        .selectFrom(
          db
            .selectFrom('of_vendors')
            .selectAll()
            .union(db.selectFrom('of_customers').selectAll())
            .union(db.selectFrom('titled').selectAll())
            .union(rows().where('b.id', '=', id).where(stands(status)))
            .as('b'),
        )
        .select(['b.id', 'b.created_at']),
  );
  const few = sql<boolean>`not (select many from judged)`;
  return asked.selectNoFrom((eb) => {
    const found = eb.selectFrom('found as b').select('b.id');
    const page = found.orderBy('b.created_at', 'desc').orderBy('b.id').limit(limit).offset(offset);
    return [
      sql<number | null>`case when ${few} then (${countedUpTo(MOST_FOUND, found)})
        when ${status}::text is null or ${named} then ${sql.lit(MOST_FOUND + 1)} end`.as('count'),
      sql<string[] | null>`case when ${few} then array(${page}) end`.as('ids'),
    ];
  });
});

const sought = (found: Found, wanted: Values<Wanted & Sought>) =>
  tables.selectFrom(found(wanted).as('b')).where(stands(wanted.status)).select('b.id');

const newest = (found: Found, wanted: Values<Page>) =>
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

const whole = (how: string, found: Found) =>
  plannedEachTime(`whole-bookings-${how}`, (wanted: Values<Wanted & Sought>) =>
    inPortions(sought(found, wanted).select(place(sql`${b.ref('b.created_at')} desc`, b.ref('b.id')))),
  );
const reading = (how: string, found: Found, most: number) => ({
  most,
  counted: plannedEachTime(`admin-bookings-count-${how}`, (wanted: Values<Wanted & Sought>) => countedUpTo(most, sought(found, wanted))),
  listed: plannedEachTime(`admin-bookings-${how}`, (wanted: Values<Page>) =>
    shown().where('b.id', 'in', newest(found, wanted)).orderBy('b.created_at', 'desc').orderBy('b.id'),
  ),
  whole: whole(how, found),
});
const inTheirTurn = statement('whole-bookings-rows', ({ ids }: Values<{ ids: readonly string[] }>) =>
  shown().innerJoin(inTurn(ids), 'turn.id', 'b.id').orderBy('turn.place'),
);
const ALL = reading('all', rows, MOST_LISTED);
const MANY = reading('many', oneByOne, MOST_FOUND);
const wholeFew = whole('few', byIndexes);

/** Of a text that is often met, the first few are among these. */
const LATEST = 500;
/** Names are looked up one by one, as it is soon done: to list everybody who is called so takes longer. */
const lately = plannedEachTime(
  'admin-bookings-lately',
  ({ search, status, among, offset, limit }: Values<Omit<Page, 'id'> & { among: number }>) => {
    const latest = tables
      .selectFrom('booking_list as b')
      .select(['b.id', 'b.created_at', 'b.customer_id', 'b.vendor_id', 'b.service_title'])
      .where(stands(status))
      .orderBy('b.created_at', 'desc')
      .orderBy('b.id')
      .limit(among);
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
      .limit(limit)
      .offset(offset);
    return shown().where('b.id', 'in', met).orderBy('b.created_at', 'desc').orderBy('b.id');
  },
);

/** The newest few that a text finds. */
export async function firstBookings(database: Database, search: string, atMost: number) {
  const { pool } = database;
  const page = { status: null, search, id: idIn(search), offset: 0, limit: atMost };
  const found = async () => {
    const latest = await lately.all(pool, { ...page, among: LATEST });
    if (latest.length === atMost) return latest;
    const { ids } = await rare.one(pool, page);
    return ids ? inTheirTurn.all(pool, { ids }) : MANY.listed.all(pool, page);
  };
  const first = await found();
  return first.map(({ id, serviceTitle, customerName: name, date, status }) => ({ id, serviceTitle, customerName: name, date, status }));
}

/** One page of all bookings, newest first. */
export async function adminBookingPage(
  database: Database,
  { page = 1, status, search = '' }: AdminBookingsQuery,
): Promise<AdminBookingPageDto> {
  const { pool } = database;
  const asked = { page, pageSize: PAGE_SIZE };
  const wanted = { status: status ?? null, search, id: idIn(search), limit: PAGE_SIZE };
  if (search === '') {
    const listed = (offset: number) => ALL.listed.all(pool, { ...wanted, offset });
    return listPage({ ...asked, counted: () => ALL.counted.one(pool, wanted), listed });
  }
  const { count, ids } = await rare.one(pool, { ...wanted, offset: Math.min((page - 1) * PAGE_SIZE, MOST_FOUND) });
  return listPage({
    ...asked,
    most: MOST_FOUND,
    counted: async () => (count === null ? MANY.counted.one(pool, wanted) : { count }),
    listed: (offset) => (ids ? inTheirTurn.all(pool, { ids }) : MANY.listed.all(pool, { ...wanted, offset })),
  });
}

async function wholeOf({ pool }: Database, wanted: Wanted) {
  if (wanted.search === '') return ALL.whole;
  return (await hits.one(pool, wanted)).many ? MANY.whole : wholeFew;
}

/** All bookings that are looked for, newest first. */
export async function wholeBookings(database: Database, { status, ...asked }: DownloadBookingsDto): Promise<WholeList<AdminBookingDto>> {
  const { pool } = database;
  // In a body, what is not asked for may be null, too.
  const search = asked.search ?? '';
  const wanted = { status: status ?? null, search, id: idIn(search) };
  const found = await (await wholeOf(database, wanted)).all(pool, wanted);
  return wholeList(found, (ids) => inTheirTurn.all(pool, { ids }));
}
