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
    select md5('booking ' || n)::uuid, md5('customer ' || n)::uuid, md5('vendor ' || n)::uuid, md5('service ' || n)::uuid, 'Drain cleaning ' || n,
      (array['pending', 'confirmed', 'cancelled', 'completed'])[case when n % 50 < 2 then 1 + n % 50 else 3 + n % 2 end], '2026-03-10', '13:00', 'America/Chicago', now(), now(), 60, 8900, 500, 2500, timestamptz '2026-11-28' - n * interval '36 hours', now(), false, 0
    from generate_series(1, 5000) n`);
  await database.pool.query(`
    insert into read.vendor_directory (id, user_id, owner_name, business_name, business_description, city, state, zip, time_zone, service_area_radius,
      verification_status, active, paused, submission, applied_at, member_since, updated_at, profile_changed_at, contact_changed_at, rating_sum, rating_count)
    select md5('vendor ' || n)::uuid, md5('owner ' || n)::uuid, 'Owner ' || n, 'Business ' || n, 'Doors and hinges.', 'Austin', 'TX', '78701', 'America/Chicago',
      25, 'approved', true, false, 1, now(), '2026-01-01', now(), now(), now(), 0, 0 from generate_series(1, 2000) n`);
  await database.pool.query(`
    insert into read.catalog_service (id, revision, vendor_id, category_id, title, description, base_price_cents, price_type, duration_minutes, active, created_at,
      updated_at, changed_at)
    select md5('service ' || n)::uuid, 0, md5('vendor ' || 1 + n % 2000)::uuid, md5('category ' || n % 50)::uuid, 'Drain cleaning ' || n, repeat('Oiled. ', 30),
      5000 + n, 'fixed', 60, n % 20 > 0, timestamptz '2026-11-28' - n * interval '36 hours', now(), '0' from generate_series(1, 5000) n`);
  await database.pool.query(`
    insert into read.account_directory (id, email, full_name, phone, is_admin, is_auditor, is_vendor, email_verified, public_profile, registered_at)
    select md5('customer ' || n)::uuid, 'person' || n || '@example.test', 'Customer ' || n, '206-555-' || 1000 + n, false, false, false, true, true,
      timestamptz '2026-11-28' - n * interval '1 hour' from generate_series(1, 5000) n`);
  for (const table of ['account_directory', 'booking_list', 'vendor_directory', 'catalog_service'])
    await database.pool.query(`vacuum (analyze) read.${table}`);
});
afterAll(() => database.drop());

/** How Postgres finds the rows, where it reads no whole table for which an index is good. */
async function planOf(name: string, given: object, without = 'enable_seqscan'): Promise<string> {
  const statement = [...statements()].find((one) => one.name === name) as unknown as Statement<
    { search: string },
    { 'QUERY PLAN': string }
  >;
  const client = await database.pool.connect();
  try {
    await client.query(`begin; set local enable_seqscan = off; set local ${without} = off`);
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
const days = { from: '2025-11-28', to: '2026-11-27' };

test.each<[statement: string, given: object, indexes: string[]]>([
  ['users-found', { ...anybody, search: 'jens' }, ['account_directory_name']],
  ['users-found', { ...anybody, search: 'an' }, ['account_directory_name']],
  ['users-found', { ...anybody, search: 'ada@example.test' }, ['account_directory_email', 'account_directory_name']],
  ['managed-users-count', { ...anybody, search: '206-555', digits: '206555' }, ['account_directory_digits']],
  ['managed-users-by-newest', { ...anybody, search: '' }, ['account_directory_newest']],
  ['managed-users-by-name', { ...anybody, search: '' }, ['account_directory_by_name']],
  ['vendors-found', { ...anybody, search: 'jens' }, ['vendor_directory_name', 'vendor_directory_owner_name']],
  ['vendors-found', { ...anybody, search: 'e' }, ['vendor_directory_name', 'vendor_directory_owner_name']],
  ['services-found-few', { ...anything, search: 'jens' }, ['catalog_service_title', 'vendor_directory_name', 'catalog_service_vendor']],
  ['services-found-few', { ...anything, search: 'zq' }, ['catalog_service_title', 'vendor_directory_name', 'catalog_service_vendor']],
  ['managed-services-all-by-created-desc', { ...anything, search: '' }, ['catalog_service_newest']],
  ['managed-services-many-by-status-asc', { ...anything, search: 'drain' }, ['catalog_service_active']],
  ['managed-services-all-by-status-desc', { ...anything, search: '' }, ['Scan Backward using catalog_service_inactive']],
  ['managed-services-all-by-title-asc', { ...anything, search: '' }, ['catalog_service_by_title']],
  ['managed-services-all-by-price-asc', { ...anything, search: '' }, ['catalog_service_price']],
  ['managed-services-all-by-vendor-asc', { ...anything, search: '' }, ['vendor_directory_by_name', 'catalog_service_vendor']],
  ['managed-services-all-by-category-asc', { ...anything, search: '' }, ['catalog_category_by_name', 'catalog_service_category']],
  [
    'admin-bookings-few',
    { ...anyBooking, search: 'jens' },
    [
      'booking_list_title',
      'Sample Scan on booking_list',
      'vendor_directory_name',
      'account_directory_name',
      'Index Only Scan using booking_list_vendor',
      'Index Only Scan using booking_list_customer',
    ],
  ],
  ['admin-bookings-many', { ...anyBooking, search: 'drain' }, ['Index Only Scan Backward using booking_list_made']],
  ['admin-bookings-many', { ...anyBooking, search: 'drain', status: 'completed' }, ['Index Only Scan Backward using booking_list_status']],
  ['admin-bookings-all', anyBooking, ['Index Only Scan Backward using booking_list_made']],
  ['admin-bookings-count-all', { ...anyBooking, status: 'confirmed' }, ['booking_list_status']],
  ['open-bookings-count', {}, ['booking_list_status']],
  ['platform-trend-accepting', { beginnings: [year.start], ends: [year.end] }, ['Index Only Scan using booking_list_accepted']],
  [
    'admin-bookings-lately',
    { ...anyBooking, search: 'drain', among: 500, limit: 5 },
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

/** Of few rows the table is as small as the index: of many, a walk over the pages of both takes several times as long. */
test.each<[statement: string, given: object, indexes: string[]]>([
  ['booking-funnel', days, ['booking_list_days']],
  ['market-places-asked', days, ['booking_list_days']],
])('%s, asked for %p, reads %p alone', async (name, given, indexes) => {
  const plan = await planOf(name, given, 'enable_bitmapscan');
  for (const index of indexes) expect(plan).toContain(`Index Only Scan using ${index}`);
});
