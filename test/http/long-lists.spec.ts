import { START } from '../../src/platform/events/recorded.js';
import { newId } from '../../src/platform/ids.js';
import { Progress } from '../../src/platform/projections/progress.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { asked, by, type Provider, provider } from './booking-support.js';

const MOST = 10_000;
const MOST_FOUND = 1000;
/** More than a page beyond the last that is shown. */
const COPIES = MOST + 50;

interface Page {
  readonly items: readonly { readonly id: string }[];
  readonly total: number;
  readonly more: boolean;
  readonly pageSize: number;
  readonly pageCount: number;
}

let app: TestApp;
let admin: Member;
let salon: Provider;
beforeAll(async () => {
  app = await testApp();
  admin = await app.member({ roles: ['admin'], fullName: 'Ada Moss' });
  salon = await provider(app, { title: 'Drain cleaning' }, { businessName: 'Brandt & Daughters' });
  const guest = await app.member({ fullName: 'Carla Gomez' });
  await by(app, guest).post('/bookings', asked(salon.serviceId)).expect(201);
  await app
    .http()
    .post('/api/v1/contact-messages')
    .send({ name: 'Wim', email: 'wim@example.test', topic: 'other', message: 'Please forget that I ever wrote.' })
    .expect(202);
  await app.caughtUp();
  await rows(
    `insert into read.review_list (id, booking_id, vendor_id, service_id, customer_id, service_title, rating, posted_at, hidden)
     select id, id, vendor_id, service_id, customer_id, service_title, 5, created_at, false from read.booking_list`,
  );
});
afterAll(() => app?.close());

const rows = async <Row extends object>(text: string, values: unknown[] = []) => (await app.database.pool.query<Row>(text, values)).rows;
const listed = async (path: string, query: Record<string, string | number> = {}): Promise<Page> => {
  const params = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const { body } = await by(app, admin)
    .get(`/admin/${path}?${new URLSearchParams(params).toString()}`)
    .expect(200);
  return body as Page;
};

interface List {
  readonly path: string;
  readonly table: string;
  readonly at: string;
  readonly query?: Record<string, string>;
}
const BOOKINGS: List = { path: 'bookings', table: 'booking_list', at: 'created_at' };

/** So many more of the same, each a second older than the one before; the process that leads is told, as by a projection. */
const copies = async ({ table, at }: List, count: number, changes = '{}') => {
  await rows(
    `insert into read.${table} select copy.* from read.${table} one, generate_series(1, ${count}) n,
      lateral jsonb_populate_record(one, $1::jsonb || jsonb_build_object('id', gen_random_uuid(), '${at}', one.${at} - n * interval '1 second')) copy
     where one.id = (select id from read.${table} order by ${at} limit 1)`,
    [changes],
  );
  app.app.get(Progress).reached(START, new Map([[table, newId()]]));
};

/** What stands on a page of all, as the table itself has it. */
const newest = async ({ table, at }: List, offset: number, limit: number) =>
  (await rows<{ id: string }>(`select id from read.${table} order by ${at} desc, id limit $1 offset $2`, [limit, offset])).map(
    ({ id }) => id,
  );

test.each<List>([
  { path: 'users', table: 'account_directory', at: 'registered_at' },
  { path: 'vendors', table: 'vendor_directory', at: 'applied_at' },
  { path: 'services', table: 'catalog_service', at: 'created_at' },
  BOOKINGS,
  { path: 'reviews', table: 'review_list', at: 'posted_at', query: { state: 'all' } },
  { path: 'contact-messages', table: 'contact_message', at: 'received_at' },
])('the list of $path counts exactly as far as it goes, and ends with a whole page', async (list) => {
  const { path, table, query = {} } = list;
  const few = await listed(path, query);
  expect(few).toMatchObject({ more: false, pageCount: 1, total: few.items.length });

  await copies(list, COPIES);
  await rows(
    'insert into read.vendor_figures (vendor_id, services, bookings, completed_bookings, revenue_cents) select id, 0, 0, 0, 0 from read.vendor_directory on conflict do nothing',
  );
  await rows(`analyze read.${table}`);
  const { pageSize, ...first } = await listed(path, query);
  const last = Math.ceil(MOST / pageSize);
  expect(first).toMatchObject({ total: MOST, more: true, pageCount: last });
  const end = await listed(path, { ...query, page: last });
  expect(end.items.map(({ id }) => id)).toEqual(await newest(list, (last - 1) * pageSize, pageSize));
  expect(await listed(path, { ...query, page: last + 1 })).toMatchObject({ items: [], total: MOST, more: true, pageCount: last });
});

test('of bookings that a text finds, fewer are listed: newest first, whether it is rare or on every second one', async () => {
  const mark = newId().slice(-8);
  const find = (page = 1) => listed('bookings', { search: mark, page });
  const shown = async (page: number) => (await find(page)).items.map(({ id }) => id);
  const found = async (page: number) =>
    (
      await rows<{ id: string }>(
        `select id from read.booking_list where service_title like '%' || $1 || '%' order by created_at desc, id limit 20 offset $2`,
        [mark, (page - 1) * 20],
      )
    ).map(({ id }) => id);
  const title = JSON.stringify({ service_title: `Gutters ${mark}` });

  await copies(BOOKINGS, MOST_FOUND, title);
  expect(await find()).toMatchObject({ total: MOST_FOUND, more: false, pageCount: 50 });
  // Of the last so many, a part of all tells that they are many.
  for (const count of [1, 8000, 60_000]) {
    await copies(BOOKINGS, count, title);
    expect(await find()).toMatchObject({ total: MOST_FOUND, more: true, pageCount: 50 });
    for (const page of [1, 50]) expect(await shown(page)).toEqual(await found(page));
    expect(await find(51)).toMatchObject({ items: [], total: MOST_FOUND, more: true });
  }
  expect(await listed('bookings', { search: mark, status: 'completed' })).toMatchObject({ total: 0, more: false });
});

test('of a business with very many bookings, those of one status are counted exactly while they are few', async () => {
  const mark = newId().slice(-8);
  const busy = await provider(app, { title: 'Hedges' }, { businessName: `Hedges ${mark}` });
  await app.caughtUp();
  const of = (status: string) => JSON.stringify({ vendor_id: busy.vendorId, status });
  const find = (status: string, page = 1) => listed('bookings', { search: mark, status, page });
  await copies(BOOKINGS, 8001, of('completed'));
  await copies(BOOKINGS, 30, of('cancelled'));
  expect(await find('cancelled')).toMatchObject({ total: 30, more: false, pageCount: 2 });
  expect((await find('cancelled', 2)).items).toHaveLength(10);
  expect(await find('completed')).toMatchObject({ total: MOST_FOUND, more: true, pageCount: 50 });
  expect(await listed('bookings', { search: mark })).toMatchObject({ total: MOST_FOUND, more: true, pageCount: 50 });
  expect(await find('pending')).toMatchObject({ total: 0, more: false, items: [] });
});

test('of services that a text finds, as many are listed; they are counted exactly in either state, and found by their vendor too', async () => {
  const mark = newId().slice(-8);
  const service: List = { path: 'services', table: 'catalog_service', at: 'created_at' };
  const titled = (active: boolean) => JSON.stringify({ title: `Shutters ${mark}`, active });
  const find = (query: Record<string, string | number> = {}) => listed('services', { search: mark.toUpperCase(), ...query });
  const shown = async (query: Record<string, string | number>) => (await find(query)).items.map(({ id }) => id);
  const table = async (order: string, offset: number) =>
    (
      await rows<{ id: string }>(
        `select s.id from read.catalog_service s join read.vendor_directory v on v.id = s.vendor_id join read.catalog_category c on c.id = s.category_id
         where s.title like '%' || $1 || '%' order by ${order}, s.created_at desc, s.id limit 20 offset $2`,
        [mark, offset],
      )
    ).map(({ id }) => id);

  await copies(service, MOST_FOUND - 50, titled(true));
  await copies(service, 50, titled(false));
  expect(await find()).toMatchObject({ total: MOST_FOUND, more: false, pageCount: 50, activeCount: 950, inactiveCount: 50 });
  for (const count of [1, 5000]) {
    await copies(service, count, titled(true));
    const activeCount = 950 + 1 + (count > 1 ? count : 0);
    expect(await find()).toMatchObject({ total: MOST_FOUND, more: true, pageCount: 50, activeCount, inactiveCount: 50 });
    expect(await find({ state: 'inactive' })).toMatchObject({ total: 50, more: false, pageCount: 3 });
    expect(await find({ page: 51 })).toMatchObject({ items: [], total: MOST_FOUND, more: true });
    for (const page of [1, 50]) {
      const offset = (page - 1) * 20;
      expect(await shown({ page })).toEqual(await table('s.created_at desc', offset));
      expect(await shown({ page, sort: 'status' })).toEqual(await table('not s.active', offset));
      expect(await shown({ page, sort: 'status', direction: 'desc' })).toEqual(await table('s.active', offset));
      expect(await shown({ page, sort: 'vendor' })).toEqual(await table('lower(v.business_name)', offset));
      expect(await shown({ page, sort: 'category', direction: 'desc' })).toEqual(await table('lower(c.name) desc', offset));
    }
  }
  expect(await listed('services', { search: 'daughters' })).toMatchObject({ total: MOST_FOUND, more: true });
  const [one] = await shown({ page: 50 });
  expect(await listed('services', { search: one! })).toMatchObject({ total: 1, items: [{ id: one }] });
});
