import './app.module.js';
import { type TestDatabase, testDatabase } from '../test/support/postgres.js';
import { type Statement, statements } from './platform/tables/statement.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  // Of an empty table every index is as good as another.
  await database.pool.query(`
    insert into read.booking_list (id, customer_id, vendor_id, service_id, service_title, status, date, time, time_zone, starts_at, ends_at, duration_minutes,
      price_cents, platform_fee_cents, cancellation_fee_cents, created_at, respond_by, reviewed, sequence)
    select md5('booking ' || n)::uuid, md5('customer ' || n)::uuid, md5('vendor ' || n)::uuid, md5('service ' || n)::uuid, 'Drain cleaning ' || n, 'completed',
      '2026-03-10', '13:00', 'America/Chicago', now(), now(), 60, 8900, 500, 2500, timestamptz '2026-11-28' - n * interval '36 hours', now(), false, 0
    from generate_series(1, 5000) n`);
  await database.pool.query('vacuum (analyze) read.booking_list');
});
afterAll(() => database.drop());

/** How Postgres finds the rows, where it reads no whole table for which an index is good. */
async function planOf(name: string, given: object): Promise<string> {
  const statement = [...statements()].find((one) => one.name === name) as unknown as Statement<
    { search: string },
    { 'QUERY PLAN': string }
  >;
  const client = await database.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const explaining = { query: ({ text, values }: { text: string; values: unknown[] }) => client.query(`explain ${text}`, values) };
    const lines = await statement.all(explaining as unknown as typeof client, given as { search: string });
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const anybody = { role: null, state: null, id: null, digits: '', offset: 0, atMost: 5 };
const anything = { category: null, vendor: null, state: null, id: null, offset: 0, atMost: 5 };
const anyBooking = { status: null, id: null, search: '', offset: 0, limit: 20 };
const year = { start: '2025-11-28T00:00:00.000Z', end: '2026-11-28T00:00:00.000Z' };

test.each<[statement: string, given: object, indexes: string[]]>([
  ['users-found', { ...anybody, search: 'jens' }, ['account_directory_email', 'account_directory_name', 'account_directory_phone']],
  ['managed-users-count', { ...anybody, search: '206-555', digits: '206555' }, ['account_directory_digits']],
  ['managed-users-by-newest', { ...anybody, search: '' }, ['account_directory_newest']],
  ['managed-users-by-name', { ...anybody, search: '' }, ['account_directory_by_name']],
  ['vendors-found', { ...anybody, search: 'jens' }, ['vendor_directory_name', 'vendor_directory_owner_name']],
  ['services-found-few', { ...anything, search: 'jens' }, ['catalog_service_title', 'vendor_directory_name', 'catalog_service_vendor']],
  ['managed-services-all-by-created-desc', { ...anything, search: '' }, ['catalog_service_newest']],
  ['managed-services-many-by-status-asc', { ...anything, search: 'drain' }, ['catalog_service_active']],
  ['managed-services-all-by-status-desc', { ...anything, search: '' }, ['Scan Backward using catalog_service_inactive']],
  ['managed-services-all-by-title-asc', { ...anything, search: '' }, ['catalog_service_by_title']],
  ['managed-services-all-by-price-asc', { ...anything, search: '' }, ['catalog_service_price']],
  ['managed-services-all-by-vendor-asc', { ...anything, search: '' }, ['vendor_directory_by_name', 'catalog_service_vendor']],
  ['managed-services-all-by-category-asc', { ...anything, search: '' }, ['catalog_category_by_name', 'catalog_service_category']],
  ['admin-bookings-few', { ...anyBooking, search: 'jens' }, ['booking_list_title', 'vendor_directory_name', 'account_directory_name']],
  ['admin-bookings-many', { ...anyBooking, search: 'drain' }, ['Index Only Scan Backward using booking_list_made']],
  ['admin-bookings-many', { ...anyBooking, search: 'drain', status: 'completed' }, ['Index Only Scan Backward using booking_list_status']],
  ['admin-bookings-all', anyBooking, ['Index Only Scan Backward using booking_list_made']],
  ['admin-bookings-count-all', { ...anyBooking, status: 'completed' }, ['booking_list_status']],
  ['open-bookings-count', {}, ['booking_list_status']],
  ['booking-funnel', year, ['booking_list_made']],
  ['platform-trend-accepting', { beginnings: [year.start], ends: [year.end] }, ['Index Only Scan using booking_list_accepted']],
  [
    'admin-bookings-lately',
    { search: 'drain', limit: 5 },
    ['Index Only Scan Backward using booking_list_made', 'vendor_directory_pkey', 'account_directory_pkey'],
  ],
  ['moderated-reviews-reported', { offset: 0 }, ['review_list_reported']],
  ['moderated-reviews-hidden', { offset: 0 }, ['review_list_hidden']],
  ['moderated-photos-reported', { offset: 0 }, ['work_photo_reported']],
  ['moderated-photos-hidden', { offset: 0 }, ['work_photo_hidden']],
])('%s, asked for %p, rests on %p', async (name, given, indexes) => {
  const plan = await planOf(name, given);
  for (const index of indexes) expect(plan).toContain(index);
});
