import type pg from 'pg';
import { lookupZip, placesAround } from '../../src/platform/geo/zip.js';
import { YEAR } from '../../src/reporting/analytics/cohorts/cohorts.projection.js';
import { businesses, people, services, title } from './many-bookings.js';

export interface MarketSize {
  readonly users: number;
  readonly vendors: number;
  readonly services: number;
  readonly bookings: number;
}

/** Twelve bookings have three reviews; of the others so many wait for an administrator. */
const OF_REVIEWED = 4;
const CATEGORIES = 60;
const DAYS = 1000;
/** Of the last days that bookings can be made for. */
const TO_COME = 60;

/** Fills the read tables that administrators look at, as projections would: bookings of three years, of which those to come are open. */
export async function fillMarket(pool: pg.Pool, size: MarketSize): Promise<void> {
  const steps = [
    people(size.users),
    businesses(size.vendors),
    services(size.services, size.vendors),
    categories,
    standing,
    places,
    bookings(size),
    cases,
    reviews,
    reports,
    photos(size),
    messages(size),
    figures,
    days,
    cohorts(size),
  ];
  for (const text of steps) await pool.query(text);
  // What has been filled and changed as a whole is half empty, which no table is that grows row by row.
  await pool.query('vacuum (full) read.account_directory, read.vendor_directory, read.catalog_service');
  await pool.query('vacuum (analyze)');
}

/** Some have every state that can be asked for. */
const standing = `
  update read.account_directory set is_admin = n % 5000 = 1, is_auditor = n % 5000 = 2, is_vendor = n % 5 = 0,
    deactivated_at = case when n % 200 = 3 then now() end, deactivation_reason = case when n % 200 = 3 then 'Spam.' end
  from (select id as of, row_number() over (order by id) as n from read.account_directory) numbered where id = of;
  update read.vendor_directory set active = n % 25 > 0, suspension_reason = case when n % 25 = 0 then 'Complaints.' end,
    verification_status = case when n % 400 = 7 then 'pending' when n % 100 = 9 then 'rejected' else 'approved' end
  from (select id as of, row_number() over (order by id) as n from read.vendor_directory) numbered where id = of;
  update read.catalog_service set active = n % 30 > 0, category_id = md5('category ' || 1 + n % ${CATEGORIES})::uuid
  from (select id as of, row_number() over (order by id) as n from read.catalog_service) numbered where id = of`;

const categories = `
  insert into read.catalog_category (id, revision, name, slug, former_slugs, description, active, parent_id, created_at, changed_at)
  select md5('category ' || n)::uuid, 0, 'Kind ' || n, 'kind-' || n, '[]', 'Work.', true, case when n > 10 then md5('category ' || 1 + n % 10)::uuid end, '2026-01-01', '2026-01-01'
  from generate_series(1, ${CATEGORIES}) n`;

/** Around each of these: where work is asked for, and a tenth of them where providers are at home. */
const CITIES = ['78701', '55401', '80202', '98101', '10001', '60601', '90012', '30303'];
const ZIPS_AROUND = 400;
const zips = CITIES.flatMap((city) => placesAround(lookupZip(city)!, 40, ZIPS_AROUND));
const array = (values: readonly (string | number)[], type: string) => `(array[${values.map((value) => `'${value}'`).join()}]::${type}[])`;

const places = `
  update read.vendor_directory set zip = (${array(
    zips.map(({ zip }) => zip),
    'text',
  )})[place], service_area_radius = 10 + place % 40,
    latitude = ${array(
      zips.map(({ latitude }) => latitude),
      'float8',
    )}[place], longitude = ${array(
      zips.map(({ longitude }) => longitude),
      'float8',
    )}[place]
  from (select id as of, 1 + 10 * (row_number() over (order by id) % ${Math.floor(zips.length / 10)})::int as place from read.vendor_directory) numbered where id = of`;

/** The later, the higher their number; made three days before their work, and mostly accepted some hours later. Most are in the first of the places. */
const bookings = ({ bookings: count, users, vendors, services: offers }: MarketSize) => `
  insert into read.booking_list (id, customer_id, vendor_id, service_id, service_title, status, reason, date, time, time_zone, starts_at, ends_at,
    duration_minutes, price_cents, platform_fee_cents, charge_cents, cancellation_fee_cents, zip, city, state, created_at, respond_by, confirmed_at, cancelled_at,
    completed_at, reviewed, sequence)
  select md5('booking ' || n)::uuid, md5('customer ' || 1 + n % ${users})::uuid, md5('vendor ' || 1 + (service - 1) % ${vendors})::uuid,
    md5('service ' || service)::uuid, ${title('service')}, status, case when status = 'cancelled' then (array['customer', 'declined', 'expired'])[1 + n % 3] end,
    day, '09:00', 'America/Chicago', day + interval '15 hours', day + interval '16 hours', 60, 5000 + n % 90 * 100, 500,
    case when status = 'cancelled' then 0 end, 2500, zips[1 + floor(power(chance, 2) * ${zips.length})::int], 'Austin', 'TX', made, made + interval '1 day',
    case when status in ('confirmed', 'completed') then case when n % 4 = 0 then made else made + n % 1400 * interval '1 minute' end end,
    case when status = 'cancelled' then made + interval '1 day' end, case when status = 'completed' then day + interval '17 hours' end,
    status = 'completed' and n % ${OF_REVIEWED} = 0, 0
  from (
    select n, zips, ('x' || substr(md5('place ' || n), 1, 8))::bit(32)::bigint / 4294967296.0 as chance, 1 + n * 7919::bigint % ${offers} as service, day, day - interval '3 days' + n % 86400000 * interval '1 millisecond' as made,
      case when day < current_date then (array['completed', 'completed', 'completed', 'completed', 'cancelled'])[1 + n % 5]
        else (array['confirmed', 'confirmed', 'cancelled', 'pending'])[1 + n % 4] end as status
    from (select n, current_date - ${DAYS - TO_COME} + (n::bigint * ${DAYS} / ${count})::int as day from generate_series(1, ${count}) n) dated,
      (select ${array(
        zips.map(({ zip }) => zip),
        'text',
      )} as zips) wherever
  ) made`;

/** One of two thousand completed bookings had a problem; most are decided. */
const cases = `
  update read.booking_list set problem_reported_at = completed_at + interval '1 hour',
    problem_decided_at = case when n % 25 > 0 then completed_at + interval '2 days' end,
    refund_cents = case when n % 25 > 0 then price_cents + case when n % 3 = 0 then 200 else -200 end end
  from (select id as of, row_number() over (order by created_at) as n from read.booking_list where status = 'completed' and md5(id::text) < '00200000') numbered
  where id = of`;

const reviews = `
  insert into read.review_list (id, booking_id, vendor_id, service_id, customer_id, service_title, rating, comment, posted_at, hidden, reported_at, decided_at,
    explanation)
  select id, id, vendor_id, service_id, customer_id, service_title, 1 + n % 5, 'They came on time.', completed_at + interval '1 day', n % 500 = 1,
    case when n % 2000 = 2 then completed_at + interval '3 days' end, case when n % 500 = 1 then completed_at + interval '4 days' end,
    case when n % 500 = 1 then 'Not about the work.' end
  from (select *, row_number() over (order by created_at) as n from read.booking_list where reviewed) numbered`;

const reports = `
  insert into read.review_report (id, review_id, booking_id, ground, reported_at, open)
  select md5('report ' || id)::uuid, id, booking_id, 'spam', coalesce(reported_at, decided_at), reported_at is not null
  from read.review_list where reported_at is not null or hidden`;

const photos = ({ vendors }: MarketSize) => `
  insert into read.work_photo (id, vendor_id, owner_id, place, caption, placeholder, widths, width, height, added_at, hidden, reported_at, decided_at, explanation)
  select md5('photo ' || n)::uuid, md5('vendor ' || 1 + n % ${vendors})::uuid, md5('owner ' || 1 + n % ${vendors})::uuid, 0, 'After.', 'L00', '[320]', 320, 240,
    now() - n * interval '9 minutes', n % 500 = 1, case when n % 2000 = 2 then now() - n * interval '8 minutes' end,
    case when n % 500 = 1 then now() - n * interval '8 minutes' end, case when n % 500 = 1 then 'Blurred.' end
  from generate_series(1, ${vendors * 5}) n;
  insert into read.work_photo_report (id, photo_id, vendor_id, ground, reported_at, open)
  select md5('report ' || id)::uuid, id, vendor_id, 'other', coalesce(reported_at, decided_at), reported_at is not null
  from read.work_photo where reported_at is not null or hidden`;

const messages = ({ users }: MarketSize) => `
  insert into read.contact_message (id, subject_id, sender_id, topic, name, email, message, status, received_at, answered_at)
  select md5('message ' || n)::uuid, md5('customer ' || n)::uuid, md5('customer ' || n)::uuid, 'other', 'Person ' || n, 'person' || n || '@example.test',
    'I have a question.', case when n % 50 = 0 then 'open' else 'answered' end, now() - n * interval '20 minutes', case when n % 50 > 0 then now() end
  from generate_series(1, ${Math.ceil(users / 5)}) n`;

const figures = `
  insert into read.vendor_figures (vendor_id, services, bookings, completed_bookings, revenue_cents)
  select v.id, (select count(*) from read.catalog_service s where s.vendor_id = v.id), coalesce(b.bookings, 0), coalesce(b.completed, 0), coalesce(b.cents, 0)
  from read.vendor_directory v left join (
    select vendor_id, count(*) as bookings, count(*) filter (where status = 'completed') as completed,
      sum(price_cents) filter (where status = 'completed') as cents from read.booking_list group by 1
  ) b on b.vendor_id = v.id`;

const days = `
  insert into read.platform_counts (id, users, vendors, pending_vendors, bookings, revenue_cents, completed_cents)
  select 'all', (select count(*) from read.account_directory), (select count(*) from read.vendor_directory),
    (select count(*) from read.vendor_directory where verification_status = 'pending'), count(*), sum(price_cents),
    coalesce(sum(price_cents) filter (where status = 'completed'), 0) from read.booking_list;
  insert into read.platform_day (day, users, vendors, bookings, value_cents, completed_bookings, completed_cents, fees_cents, refunds_cents)
  select day, sum(users), sum(vendors), sum(bookings), sum(value), sum(completed), sum(cents), sum(fees), sum(refunds) from (
    select registered_at::date as day, count(*) as users, 0 as vendors, 0 as bookings, 0 as value, 0 as completed, 0 as cents, 0 as fees, 0 as refunds
      from read.account_directory group by 1
    union all select applied_at::date, 0, count(*), 0, 0, 0, 0, 0, 0 from read.vendor_directory group by 1
    union all select created_at::date, 0, 0, count(*), sum(price_cents), 0, 0, 0, 0 from read.booking_list group by 1
    union all select completed_at::date, 0, 0, 0, 0, count(*), sum(price_cents), sum(platform_fee_cents), 0 from read.booking_list
      where completed_at is not null group by 1
    union all select problem_decided_at::date, 0, 0, 0, 0, 0, 0, 0, sum(refund_cents) from read.booking_list where problem_decided_at is not null group by 1
  ) each group by day;
  insert into read.platform_cancellations (day, reason, bookings)
  select cancelled_at::date, reason, count(*) from read.booking_list where cancelled_at is not null group by 1, 2`;

/** In the list of bookings everybody books in the first weeks; here customers come in turns, over all the time. Providers come as they were approved, and work in each month. */
const cohorts = ({ users }: MarketSize) => `
  insert into read.cohort_member (id, side, month)
  select md5('customer ' || n)::uuid, 'customers', date_trunc('month', current_date - ${DAYS - TO_COME} + (n::bigint * ${DAYS - TO_COME} / ${users})::int)::date
  from generate_series(1, ${users}) n;
  insert into read.cohort_member (id, side, month)
  select id, 'providers', date_trunc('month', applied_at)::date from read.vendor_directory where verification_status = 'approved';
  insert into read.cohort_year (id, year, ${YEAR.join(', ')})
  select id, extract(year from month), ${YEAR.map((_, index) => `count(*) filter (where extract(month from month) = ${index + 1})`).join(', ')} from (
    select customer_id as id, created_at as month from read.booking_list b join read.cohort_member m on m.id = b.customer_id where b.created_at >= m.month
    union all select m.id, m.month from read.cohort_member m where m.side = 'customers'
    union all select vendor_id, completed_at from read.booking_list where completed_at is not null
  ) each group by 1, 2`;
