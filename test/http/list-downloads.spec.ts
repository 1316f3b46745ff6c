import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Database } from '../../src/platform/database/database.js';
import { newId } from '../../src/platform/ids.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { applicant } from '../support/vendors.js';
import { API, asked, by, type Provider, provider } from './booking-support.js';

let app: TestApp;
let ada: Member;
beforeAll(async () => {
  app = await testApp();
  ada = await app.member({ roles: ['admin'], fullName: 'Ada Moss' });
});
afterAll(() => app.close());

const download = (list: string, asked: object = {}) => by(app, ada).post(`/admin/${list}/download`, asked).expect(200);
/** Its lines, without the mark before the first. */
const lines = (text: string) => text.slice(1).trimEnd().split('\r\n');

/** What the history says of the last list that Ada has taken along. */
async function recorded() {
  const { events } = await app.streams.read(`listDownloads-${ada.userId}`);
  const personalData = app.app.get(PersonalData);
  const last = events.at(-1)!;
  return { count: events.length, ...last, personal: personalData.open(last, await personalData.keysForEvents([last])) };
}

/** People as the table of accounts has them: there by the thousand, which by commands would take minutes. */
async function crowd(count: number): Promise<string> {
  const mark = newId().slice(-8);
  await app.database.pool.query(
    `insert into read.account_directory select (jsonb_populate_record(a, jsonb_build_object('id', md5($2 || n)::uuid, 'email', $2 || n || '@example.test',
       'full_name', 'Person ' || lpad(n::text, 6, '0') || ' ' || $2, 'registered_at', a.registered_at - n * interval '1 minute'))).*
     from read.account_directory a, generate_series(1, $3) n where a.id = $1`,
    [ada.userId, mark, count],
  );
  return mark;
}

describe('a list that is taken along', () => {
  test('has all who match, not only those of a page, in the order of the list', async () => {
    const mark = await crowd(2345);
    const { text, headers } = await download('users', { search: mark, sort: 'name' });
    const names = lines(text)
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(names).toEqual(Array.from({ length: 2345 }, (_, n) => `Person ${String(n + 1).padStart(6, '0')} ${mark}`));
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="plumb-and-level-users-2026-03-04.csv"',
      'cache-control': 'no-store',
    });
    const newest = lines((await download('users', { search: mark, role: 'admin' })).text).slice(1);
    expect(newest.map((line) => line.split(',')[0])).toEqual(names);
    expect(lines((await download('users', { search: mark, role: 'auditor' })).text)).toHaveLength(1);
  });

  test('of nobody is its head', async () => {
    const { text } = await download('users', { search: 'nobody is called this' });
    expect(text).toBe('\uFEFFName,Roles,Phone,City,State,Joined,Status,Deactivated at,Deactivated by,Deactivated because\r\n');
  });

  test('is recorded with who took it, by what it was narrowed, and how many they were; the text is sealed', async () => {
    const mark = await crowd(1003);
    const { headers } = await download('users', { search: mark, sort: 'name' });
    expect(await recorded()).toMatchObject({
      type: 'ListDownloaded',
      data: { list: 'users', asked: { sort: 'name' }, rows: 1003, by: ada.userId, at: app.clock.now() },
      personal: { search: mark, vendor: null },
      meta: { actor: ada.userId },
    });
    expect(headers['x-position']).toBeDefined();
    const { rows } = await app.database.pool.query('select 1 from es.events where data::text like $1', [`%${mark}%`]);
    expect(rows).toEqual([]);
  });

  test('is recorded before it begins: what can not be recorded is not given out', async () => {
    const { count } = await recorded();
    await app.database.pool.query('alter table es.events rename to events_away');
    const answer = await by(app, ada).post('/admin/users/download', {});
    await app.database.pool.query('alter table es.events_away rename to events');
    expect([answer.status, answer.text.includes('Ada Moss')]).toEqual([500, false]);
    expect((await recorded()).count).toBe(count);
  });

  test('whoever sends it twice takes two along, and both are told of', async () => {
    const { count } = await recorded();
    const key = { 'Idempotency-Key': newId() };
    for (const time of [1, 2]) {
      const { text } = await app.http().post(`${API}/admin/users/download`).set('Authorization', ada.bearer).set(key).send({}).expect(200);
      expect(lines(text).length).toBeGreaterThan(time);
    }
    expect((await recorded()).count).toBe(count + 2);
  });

  test('takes null for what is not asked for', async () => {
    const everybody = lines((await download('users')).text);
    expect(lines((await download('users', { role: null, state: null, sort: null, search: null })).text)).toEqual(everybody);
    expect(await recorded()).toMatchObject({ data: { asked: {}, rows: everybody.length - 1 }, personal: { search: null } });
  });

  test('says what is wrong with what is asked for, and records nothing', async () => {
    const { count } = await recorded();
    await by(app, ada).post('/admin/users/download', { role: 'king', sort: 'shoe size' }).expect(400);
    expect((await recorded()).count).toBe(count);
  });
});

describe('a text of somebody’s own', () => {
  test.each(['=HYPERLINK("https://evil.example","x")', '+1+1', '-2+3', '@SUM(A1)', '＝1＋1'])(
    '%s calculates nothing in the file',
    async (formula) => {
      const mark = newId().slice(-8);
      await app.member({ fullName: `${formula} ${mark}` });
      await app.caughtUp();
      const [, line] = lines((await download('users', { search: mark })).text);
      const cell = `'${formula} ${mark}`;
      expect(line!.startsWith(/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}",` : `${cell},`)).toBe(true);
    },
  );

  test('neither ends a line nor begins a cell', async () => {
    const mark = newId().slice(-8);
    await app.member({ fullName: `Bo "The Pipe", ${mark}` });
    await app.caughtUp();
    const { text } = await download('users', { search: mark });
    expect(lines(text)[1]).toMatch(new RegExp(`^"Bo ""The Pipe"", ${mark}",Customer,,,,2026-03-04T18:00:00.000Z,Active,,,$`));
  });
});

describe('each list', () => {
  let salon: Provider;
  let mark: string;
  beforeAll(async () => {
    mark = newId().slice(-8);
    salon = await provider(
      app,
      { title: `Drains ${mark}`, basePriceCents: 12_050, priceType: 'hourly' },
      { businessName: `Bright ${mark}` },
    );
    await by(app, salon.owner).post('/vendor/services', {
      categoryId: (await listed<{ category: { id: string } }>('services', { search: salon.serviceId }))[0]!.category.id,
      title: `Attic, "cold" ${mark}`,
      description: 'Warm from\nthe first day on.',
      basePriceCents: 0,
      priceType: 'starting_at',
      durationMinutes: 90,
    });
    const carla = await app.member({ fullName: `=Carla ${mark}` });
    for (const time of ['09:00', '11:00']) await by(app, carla).post('/bookings', asked(salon.serviceId, { time })).expect(201);
    await app.caughtUp();
  });

  /** The first page, as the screen has it. */
  const listed = async <Item>(list: string, query: Record<string, string>): Promise<Item[]> =>
    (
      (
        await by(app, ada)
          .get(`/admin/${list}?${new URLSearchParams(query).toString()}`)
          .expect(200)
      ).body as { items: Item[] }
    ).items;

  test('of providers has what the screen shows', async () => {
    const { text } = await download('vendors', { search: mark, state: 'active', sort: 'rating' });
    expect(lines(text)).toEqual([
      'Business,Status,Paused,Rating,Reviews,Owner,City,State,Miles around,Services,Bookings,Application,Applied,Description,Deactivated because,Rejected because',
      `Bright ${mark},Active,No,,0,Victoria Brandt,Austin,TX,25,2,2,1,2026-03-04T18:00:00.000Z,${applicant().business.businessDescription},,`,
    ]);
    expect((await recorded()).data).toMatchObject({ list: 'vendors', asked: { state: 'active', sort: 'rating' }, rows: 1 });
  });

  test('of services has what the screen shows, in its order; of one provider, that stays sealed', async () => {
    const query = { vendor: salon.vendorId, sort: 'price', direction: 'asc' };
    const { text } = await download('services', query);
    const head = 'Title,Description,Vendor,Vendor is public,Category,Category is active,Price (USD),Price type,Minutes,Status';
    expect(text.slice(1)).toContain(`${head}\r\n"Attic, ""cold"" ${mark}","Warm from\nthe first day on.",Bright ${mark},Yes,`);
    expect(text).toMatch(/,Yes,0\.00,From,90,Active\r\nDrains .*,Yes,120\.50,Per hour,60,Active\r\n$/);
    const { data, personal } = await recorded();
    expect({ data, personal }).toMatchObject({
      data: { list: 'services', asked: { sort: 'price', direction: 'asc' }, rows: 2 },
      personal: { search: null, vendor: salon.vendorId },
    });
    expect(JSON.stringify(data)).not.toContain(salon.vendorId);
  });

  test.each(['created', 'title', 'vendor', 'category', 'price', 'status'])(
    'of services by %s is the list, either way round',
    async (sort) => {
      for (const direction of ['asc', 'desc']) {
        const titles = (await listed<{ title: string }>('services', { search: mark, sort, direction })).map(({ title }) => title);
        const { text } = await download('services', { search: mark, sort, direction });
        const places = titles.map((title) => text.indexOf(title.replaceAll('"', '""')));
        expect(titles).toHaveLength(2);
        expect(places.every((place) => place > 0)).toBe(true);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }
    },
  );

  test('of bookings has what the screen shows, newest first', async () => {
    const { text } = await download('bookings', { search: mark, status: 'pending' });
    const line = (time: string) =>
      `Drains ${mark},Pending,'=Carla ${mark},Bright ${mark},2026-03-10,${time},America/Chicago,120.50,5.00,2026-03-04T18:00:00.000Z,,,`;
    const [head, ...rows] = lines(text);
    expect(head).toBe(
      'Service,Status,Customer,Business,Date,Time,Time zone,Price (USD),Platform fee (USD),Booked,Cancelled because,Charged (USD),Refunded (USD)',
    );
    expect(rows.toSorted()).toEqual([line('09:00'), line('11:00')]);
    const shown = await listed<{ time: string }>('bookings', { search: mark });
    expect(rows).toEqual(shown.map(({ time }) => line(time)));
    expect((await recorded()).data).toMatchObject({ list: 'bookings', asked: { status: 'pending' }, rows: 2 });
  });

  test('that was taken stands in the profile of who took it, newest first', async () => {
    await download('users', { search: mark, role: 'user', state: 'active' });
    await app.caughtUp();
    const { body } = await by(app, ada).get(`/admin/users/${ada.userId}`).expect(200);
    const { history } = body as { history: { what: string }[] };
    expect(history[0]).toEqual({
      at: app.clock.now(),
      what: 'ListDownloaded',
      role: null,
      by: null,
      reason: null,
      taken: { list: 'users', rows: 1, narrowedBy: ['user', 'active'], search: mark },
    });
    expect(history.at(-1)).toMatchObject({ what: 'UserRegistered', taken: null });
  });

  test('that was taken is in the file of who took it, and nobody else’s', async () => {
    const fileOf = async (who: Member) => (await by(app, who).get('/account/data').expect(200)).text;
    await download('users', { search: 'Hidden Name' });
    expect(JSON.parse(await fileOf(ada))).toMatchObject({
      records: { listDownloads: expect.arrayContaining([expect.objectContaining({ list: 'users', search: 'Hidden Name' })]) },
      events: expect.arrayContaining([
        expect.objectContaining({ type: 'ListDownloaded', personal: { search: 'Hidden Name', vendor: null } }),
      ]),
    });
    expect(await fileOf(salon.owner)).not.toContain('ListDownloaded');
  });
});

/** The answer, of which nothing is read yet. */
function begun(): Promise<IncomingMessage> {
  const headers = { Authorization: ada.bearer, 'Accept-Encoding': 'identity' };
  const sent = request(`${app.url}${API}/admin/users/download`, { method: 'POST', headers, agent: false });
  return new Promise((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', resolve);
    sent.end();
  });
}

test('whoever stops to read holds no connection to the database, and whoever goes away leaves none behind', async () => {
  await crowd(50_000);
  const { pool } = app.app.get(Database);
  const atWork = () => pool.totalCount - pool.idleCount;
  const readers = await Promise.all(Array.from({ length: pool.options.max + 5 }, begun));
  for (const reader of readers) await once(reader, 'readable');
  await expectSoon(() => atWork() + pool.waitingCount === 0);
  for (const reader of readers) reader.destroy();
  await expectSoon(() => atWork() + pool.waitingCount === 0);
  await by(app, ada).get('/admin/users').expect(200);
});

async function expectSoon(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}
