import { newId } from '../../src/platform/ids.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { account } from './account-support.js';
import { asked, by, type Provider, provider } from './booking-support.js';

interface Found {
  readonly users: readonly { id: string; fullName: string; roles: readonly string[] }[];
  readonly vendors: readonly { id: string; businessName: string; ownerName: string }[];
  readonly services: readonly { id: string; title: string; businessName: string }[];
  readonly bookings: readonly { id: string; serviceTitle: string; customerName: string; date: string; status: string }[];
}

const NOTHING: Found = { users: [], vendors: [], services: [], bookings: [] };

let app: TestApp;
let ada: Member;
let offer: Provider;
let carl: Member;
let bookingId: string;
const mark = newId().slice(-8);

beforeAll(async () => {
  app = await testApp();
  ada = await app.member({ roles: ['admin'], fullName: 'Ada Moss' });
  offer = await provider(app, { title: `Leaks ${mark}` }, { businessName: `Drips ${mark}` });
  carl = await app.member({ fullName: `Carl ${mark}` });
  bookingId = ((await by(app, carl).post('/bookings', asked(offer.serviceId)).expect(201)).body as { id: string }).id;
  await account(app, carl).put('profile', { fullName: carl.fullName, phone: '+1 206 555 0142' }).expect(200);
});
afterAll(() => app.close());

const find = async (search: string): Promise<Found> => {
  await app.caughtUp();
  return (
    await by(app, ada)
      .get(`/admin/found?${new URLSearchParams({ search }).toString()}`)
      .expect(200)
  ).body as Found;
};

describe('finding anything', () => {
  test('part of a name or title finds people, providers, services and bookings', async () => {
    const customer = { id: carl.userId, fullName: `Carl ${mark}`, roles: ['user'] };
    const vendor = { id: offer.vendorId, businessName: `Drips ${mark}`, ownerName: 'Victoria Brandt' };
    const service = { id: offer.serviceId, title: `Leaks ${mark}`, businessName: `Drips ${mark}` };
    const booking = {
      id: bookingId,
      serviceTitle: `Leaks ${mark}`,
      customerName: `Carl ${mark}`,
      date: '2026-03-10',
      status: 'pending',
    };
    expect(await find(` ${mark.toUpperCase()} `)).toEqual({
      users: [customer],
      vendors: [vendor],
      services: [service],
      bookings: [booking],
    });
    expect(await find(`drips ${mark}`)).toEqual({ users: [], vendors: [vendor], services: [service], bookings: [booking] });
  });

  test('a whole id finds that one, a whole address its person, and a phone number however it is written', async () => {
    expect(await find(bookingId)).toMatchObject({ ...NOTHING, bookings: [{ id: bookingId }] });
    expect(await find(offer.vendorId)).toMatchObject({ ...NOTHING, vendors: [{ id: offer.vendorId }] });
    expect(await find(offer.serviceId)).toMatchObject({ ...NOTHING, services: [{ id: offer.serviceId }] });
    expect(await find(carl.userId)).toMatchObject({ ...NOTHING, users: [{ id: carl.userId }] });
    expect((await find(carl.email.toUpperCase())).users).toMatchObject([{ id: carl.userId }]);
    expect((await find('(206) 555-0142')).users).toMatchObject([{ id: carl.userId }]);
    expect(await find(carl.email.slice(0, -1))).toEqual(NOTHING);
  });

  test('no more than five of a kind, by name', async () => {
    const crowd = newId().slice(-8);
    for (const name of ['Fay', 'Abe', 'Eli', 'Cid', 'Ben', 'Dan']) await app.member({ fullName: `${name} ${crowd}` });
    const { users } = await find(crowd);
    expect(users.map(({ fullName }) => fullName)).toEqual(['Abe', 'Ben', 'Cid', 'Dan', 'Eli'].map((name) => `${name} ${crowd}`));
  });

  test('the newest bookings come first, whether they are among the latest of all or far behind', async () => {
    const rare = newId().slice(-8);
    const copies = (title: string, days: number, count: number) =>
      app.database.pool.query(
        `insert into read.booking_list select copy.* from read.booking_list one, generate_series(1, ${count}) n,
          lateral jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'service_title', $2::text, 'customer_id', gen_random_uuid(),
            'created_at', one.created_at + n * interval '1 second' - ${days} * interval '1 day')) copy where one.id = $1`,
        [bookingId, title],
      );
    await copies(`Gutters ${rare}`, 30, 7);
    const newest = async () => {
      const { rows } = await app.database.pool.query<{ id: string }>(
        `select id from read.booking_list where service_title like '%' || $1 order by created_at desc, id limit 5`,
        [rare],
      );
      return rows.map(({ id }) => ({ id }));
    };
    expect((await find(rare)).bookings).toMatchObject(await newest());
    // More than are looked at first: four of the text stand among them, the others behind.
    await copies('Hedges', 2, 600);
    await copies(`Gutters ${rare}`, 1, 4);
    expect((await find(rare)).bookings).toMatchObject(await newest());
    expect((await find('hedges')).bookings).toHaveLength(5);
    expect((await find(`drips ${mark}`)).bookings).toHaveLength(5);
  });

  test('a text that is too short, or none, is refused with what to do', async () => {
    for (const query of ['', '?search=%20a%20', `?search=${'a'.repeat(101)}`]) {
      const { body } = await by(app, ada).get(`/admin/found${query}`).expect(400);
      expect(JSON.stringify(body)).toMatch(/Search for (2 to 100 characters|a text)/);
    }
  });

  test('signs of the query language are text like any other', async () => {
    expect(await find('%%')).toEqual(NOTHING);
    expect(await find("'; drop table account_directory; --")).toEqual(NOTHING);
  });
});
