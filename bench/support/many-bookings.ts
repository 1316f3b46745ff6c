import type pg from 'pg';
import { CUSTOMERS } from '../../src/demo/market/people.js';
import { TRADES } from '../../src/demo/market/trades.js';

export const NOW = '2026-11-21T12:00:00.000Z';
/** Ids are those that Postgres makes of a name. */
const idOf = (name: string) => `md5('${name}')::uuid`;
const OWN = { customer: idOf('customer 1'), vendor: idOf('vendor 1') };

/** A customer with 40 bookings, and a provider with 400: the same however many others there are. */
const OF_OWN_CUSTOMER = 40;
const OF_OWN_VENDOR = 400;
const OF_EACH_OTHER_VENDOR = 100;
const STEPS = 4;

/** Fills the read tables as projections would, with so many bookings of others. */
export async function fillBookings(pool: pg.Pool, others: number): Promise<void> {
  const vendors = Math.ceil(others / OF_EACH_OTHER_VENDOR);
  const steps = [
    people(Math.ceil(others / 10) + 1),
    businesses(vendors + 1),
    settings,
    services(vendors + 1, vendors + 1),
    bookings(others, vendors),
    timeline,
    hours,
    holds,
    hearts(vendors),
  ];
  for (const text of steps) await pool.query(text);
  await pool.query('vacuum (analyze)');
}

const PEOPLE = CUSTOMERS.flatMap((name) => name.split(' '));
const TITLES = Object.values(TRADES).flatMap(({ jobs }) => jobs.map(({ title }) => title));
/** Another one for each number, and for each divisor. */
const oneOf = (texts: readonly string[], number: string, divisor = 1) =>
  `(array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')}])[1 + ${number} / ${divisor} % ${texts.length}]`;

/** Of a service, by its number. */
export const title = (number: string) => `${oneOf(TITLES, number)} || ' ' || ${number}`;

/** Of each, the parts of the names come in turns. */
export const people = (count: number) => `
  insert into read.account_directory (id, email, full_name, phone, is_admin, is_auditor, is_vendor, email_verified, public_profile, registered_at)
  select md5('customer ' || n)::uuid, 'person' || n || '@example.test',
    ${oneOf(PEOPLE, 'n')} || ' ' || ${oneOf(PEOPLE, 'n', 7)} || ' ' || n, '(512) ' || lpad((n / 10000 % 1000)::text, 3, '0') || '-' || lpad((n % 10000)::text, 4, '0'), false, false, false, true, true,
    timestamptz '2026-01-01' - n * interval '7 minutes' from generate_series(1, ${count}) n`;

export const businesses = (count: number) => `
  insert into read.vendor_directory (id, user_id, owner_name, business_name, business_description, city, state, zip, time_zone, service_area_radius,
    verification_status, active, paused, submission, applied_at, approved_at, member_since, updated_at,
    profile_changed_at, contact_changed_at, rating_sum, rating_count)
  select md5('vendor ' || n)::uuid, md5('owner ' || n)::uuid, ${oneOf(PEOPLE, 'n', 3)} || ' ' || ${oneOf(PEOPLE, 'n')},
    ${oneOf(PEOPLE, 'n', 5)} || ' & Sons, Business ' || n, 'Doors and hinges.', 'Austin', 'TX', '78701',
    'America/Chicago', 25, 'approved', true, false, 1, timestamptz '2026-01-01' - n * interval '11 minutes', '2026-01-02', '2026-01-01', '2026-01-02',
    '2026-01-02', '2026-01-02', 30 + n % 20, 10
  from generate_series(1, ${count}) n`;

const settings = `
  insert into read.vendor_settings (vendor_id, notifications, auto_accept, instant_booking, advance_notice_hours, dynamic_pricing, weekend_percent,
    evening_percent, minimum_booking_cents, cancellation_fee_cents, weekly_hours, lanes, buffer_minutes, horizon_days)
  select id, '{}', false, true, 24, false, 0, 0, 0, 2500, (select json_agg('[{"from":9,"to":19}]'::json) from generate_series(1, 7)), 1, 0, 90
  from read.vendor_directory`;

export const services = (count: number, vendors: number) => `
  insert into read.catalog_category (id, revision, name, slug, former_slugs, description, active, created_at, changed_at)
  select md5('category')::uuid, 0, 'Plumbing', 'plumbing', '[]', 'Pipes.', true, '2026-01-01', '2026-01-01';
  insert into read.catalog_service (id, revision, vendor_id, category_id, title, description, base_price_cents, price_type, duration_minutes, active,
    created_at, updated_at, changed_at)
  select md5('service ' || n)::uuid, 0, md5('vendor ' || 1 + (n - 1) % ${vendors})::uuid, md5('category')::uuid, ${title('n')}, 'Oiled.',
    5000 + n * 37 % 20000, 'fixed', 60, true, timestamptz '2026-01-03' - n * interval '5 minutes', '2026-01-03', '0'
  from generate_series(1, ${count}) n`;

/** Over 120 days around now; twenty of them wait for an admin. */
const bookings = (others: number, vendors: number) => `
  insert into read.booking_list (id, customer_id, vendor_id, service_id, service_title, status, date, time, time_zone, starts_at, ends_at,
    duration_minutes, price_cents, platform_fee_cents, cancellation_fee_cents, zip, city, state, created_at, respond_by, completed_at, reviewed, sequence,
    problem_reported_at)
  select md5('booking ' || n)::uuid, md5('customer ' || customer)::uuid, md5('vendor ' || vendor)::uuid, md5('service ' || vendor)::uuid, ${title('vendor')},
    (array['completed', 'completed', 'cancelled', 'confirmed', 'pending'])[1 + n % 5], day, '09:00', 'America/Chicago', day + interval '15 hours',
    day + interval '16 hours', 60, 8900, 500, 2500, '78701', 'Austin', 'TX', day - interval '5 days' - n * interval '1 millisecond', day - interval '4 days',
    case when n % 5 < 2 then day + interval '17 hours' end, false, 0, case when n <= ${OF_OWN_VENDOR} and n % 20 = 0 then day + interval '18 hours' end
  from (
    select n, date '2026-09-22' + n % 120 as day,
      case when n <= ${OF_OWN_CUSTOMER} then 1 else 2 + n % ${Math.ceil(others / 10)} end as customer,
      case when n > ${OF_OWN_CUSTOMER} and n <= ${OF_OWN_CUSTOMER + OF_OWN_VENDOR} then 1 else 2 + n % ${vendors} end as vendor
    from generate_series(1, ${others + OF_OWN_CUSTOMER + OF_OWN_VENDOR}) n
  ) made`;

const timeline = `
  insert into read.booking_timeline (id, booking_id, recorded_as, kind, by, at)
  select md5(b.id::text || n)::uuid, b.id, lpad(n::text, 20, '0'), (array['BookingCreated', 'BookingConfirmed', 'BookingCompleted', 'ProblemReported'])[n],
    'customer', b.created_at from read.booking_list b, generate_series(1, ${STEPS}) n`;

const hours = `
  insert into read.taken_hour (vendor_id, date, lane, hour, booking_id, holders)
  select vendor_id, date, 0, 9 + row_number() over (partition by vendor_id, date order by id), id, 1 from read.booking_list where status <> 'cancelled'`;

const holds = `
  insert into read.slot_hold (id, vendor_id, date, lane, hours, until)
  select md5('hold ' || id)::uuid, id, date '2026-11-25', 0, '[18]', '2026-11-21T12:05:00Z' from read.vendor_directory`;

const hearts = (vendors: number) => `
  insert into read.catalog_favorite (user_id, kind, target_id, added_at)
  select distinct customer_id, 'service', service_id, timestamptz '2026-11-01' from read.booking_list
  union all
  select distinct ${OWN.customer}, 'vendor', md5('vendor ' || n)::uuid, timestamptz '2026-11-01' from generate_series(2, ${Math.min(vendors, 20)}) n`;

/** What the readers ask for. */
export async function ownIds(pool: pg.Pool) {
  const { rows } = await pool.query<Record<'customer' | 'owner' | 'vendor' | 'booking' | 'service', string>>(
    `select ${OWN.customer} as customer, ${idOf('owner 1')} as owner, ${OWN.vendor} as vendor, ${idOf('booking 1')} as booking, ${idOf('service 1')} as service`,
  );
  return rows[0]!;
}
