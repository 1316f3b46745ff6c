import { Random } from '../../src/demo/market/random.js';
import type { CountedVisits } from '../../src/visits/index.js';
import { CountDaysOver, CountVisits } from '../../src/visits/index.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { API, by, provider, signedIn } from './booking-support.js';
import { SEED } from './figures/random-market.js';

/** Of the random days. */
const TEXTS = ['plumber', 'beekeeper', 'locksmith', 'painter'];
const DAY = 24 * 3600 * 1000;
const EMPTY = { visitors: 0, looked: 0, viewed: 0, began: 0, booked: 0, firstTime: 0, again: 0 };

describe('visits', () => {
  let app: TestApp;
  let admin: Member;
  let today: string;
  beforeAll(async () => {
    app = await testApp();
    admin = await app.member({ roles: ['admin'] });
    await provider(app);
    await app.caughtUp();
  });
  afterAll(() => app?.close());
  /** Each on a day of its own, which is over for the next. */
  beforeEach(() => {
    app.clock.set(new Date(Date.parse(app.clock.now()) + DAY).toISOString());
    today = app.clock.now().slice(0, 10);
  });

  /** Browsers are told apart by what they call themselves; the address is the same for all here. */
  const visit = (browser: string, body: object, headers: Record<string, string> = {}) =>
    app
      .http()
      .put(`${API}/visits/today`)
      .set({ 'User-Agent': browser, ...headers })
      .send({ step: 'visited', ...body });
  const read = async (what: string, day = today) => {
    admin = await signedIn(app, admin);
    await app.caughtUp();
    return (await by(app, admin).get(`/admin/analytics/${what}?from=${day}&to=${day}`).expect(200)).body;
  };
  const figures = async (day = today) => {
    const { from: _, to: __, ...counted } = await read('visits', day);
    return counted;
  };
  const rows = async (table: string) => (await app.database.pool.query(`select * from ${table}`)).rows as Record<string, unknown>[];
  const dayOver = async () => {
    app.clock.set(new Date(Date.parse(app.clock.now()) + DAY).toISOString());
    await app.app.get(CountDaysOver).count();
  };

  test('each visitor counts once, at every step up to the furthest', async () => {
    await visit('one', { step: 'began' }).expect(204);
    await visit('one', { step: 'looked' }).expect(204);
    await visit('two', { step: 'looked' }).expect(204);
    await visit('three', {}).expect(204);
    await visit('four', { step: 'booked' }).expect(204);
    expect(await figures()).toEqual({ ...EMPTY, visitors: 4, looked: 3, viewed: 2, began: 2, booked: 1 });
  });

  test('a step that there is not is refused, with those that there are', async () => {
    const { body } = await visit('one', { step: 'paid' }).expect(400);
    expect(body.fields).toEqual({ step: 'Choose one of: visited, looked, viewed, began, booked' });
  });

  test('a text counts once a visitor, and is told when three searched for it', async () => {
    for (const browser of ['a', 'b', 'c']) {
      await visit(browser, { step: 'looked', search: 'Beekeeper ' }).expect(204);
      await visit(browser, { step: 'looked', search: 'beekeeper' }).expect(204);
      await visit(browser, { step: 'looked', search: 'drain' }).expect(204);
    }
    for (const browser of ['a', 'b']) await visit(browser, { step: 'looked', search: 'zeppelin' }).expect(204);
    await visit('b', { step: 'looked', search: 'me@example.test' }).expect(204);
    expect(await read('searches')).toEqual({
      from: today,
      to: today,
      searches: 8,
      foundNothing: 5,
      notFound: [{ text: 'beekeeper', visitors: 3 }],
      found: [{ text: 'drain', visitors: 3 }],
    });
  });

  test('what looks like a script or a formula is a text', async () => {
    const texts = ['<script>alert(1)</script>', '=hyperlink("//evil.test")'];
    for (const browser of ['a', 'b', 'c']) for (const search of texts) await visit(browser, { step: 'looked', search }).expect(204);
    expect((await read('searches')).notFound.map(({ text }: { text: string }) => text).toSorted()).toEqual(texts.toSorted());
    const { text } = await by(app, admin).get(`/admin/analytics/searches/export?from=${today}&to=${today}`).expect(200);
    expect(text).toContain(`"'=hyperlink(""//evil.test"")",3,no\r\n`);
  });

  test.each([
    ['asks for privacy', { 'Sec-GPC': '1' }],
    ['asks not to be tracked', { DNT: '1' }],
  ])('whose browser %s is not counted', async (_, headers) => {
    await visit('one', {}, headers).expect(204);
    expect(await figures()).toEqual(EMPTY);
  });

  test('who works here is not counted', async () => {
    for (const role of ['vendor', 'admin', 'auditor'] as const) {
      const { bearer } = await app.member({ roles: [role] });
      await visit(role, {}, { Authorization: bearer }).expect(204);
    }
    expect(await figures()).toEqual(EMPTY);
  });

  describe('a customer', () => {
    let customer: Member;
    const choose = (privacy: object) =>
      by(app, customer)
        .put('/account/settings', {
          notifications: { email: true, push: true, sms: false, marketing: true },
          privacy: { publicProfile: true, dataSharing: false, trackingCookies: true, ...privacy },
        })
        .expect(200);
    const visits = (search: string) => visit('theirs', { step: 'looked', search }, { Authorization: customer.bearer }).expect(204);
    beforeEach(async () => {
      customer = await app.member();
    });

    test('is counted, and what they search for is theirs', async () => {
      await visits('beekeeper');
      expect([(await figures()).visitors, (await read('searches')).searches]).toEqual([1, 0]);
    });
    test('who shares data adds what they search for', async () => {
      await choose({ dataSharing: true });
      await app.caughtUp();
      await visits('beekeeper');
      expect([(await figures()).visitors, (await read('searches')).searches]).toEqual([1, 1]);
    });
    test('who has switched it off is not counted, and their cookie goes', async () => {
      await choose({ trackingCookies: false, dataSharing: true });
      await app.caughtUp();
      const headers = { Authorization: customer.bearer, Cookie: 'last-visit=2026-01-01' };
      const { headers: answered } = await visit('theirs', { search: 'beekeeper', recognised: true }, headers).expect(204);
      expect(answered['set-cookie']).toEqual([expect.stringMatching(/^last-visit=;.*Expires=Thu, 01 Jan 1970/)]);
      expect([(await figures()).visitors, (await read('searches')).searches]).toEqual([0, 0]);
    });
  });

  test('whoever allows it is known to come again, by a cookie that holds a day and nothing else', async () => {
    const cookieOf = (answer: { headers: Record<string, unknown> }) => (answer.headers['set-cookie'] as string[] | undefined)?.[0];
    const first = cookieOf(await visit('one', { recognised: true }).expect(204));
    expect(first).toMatch(new RegExp(`^last-visit=${today}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Strict$`));
    await visit('one', { recognised: true }, { Cookie: `last-visit=${today}` }).expect(204);
    // Who chooses it after they have begun to book has still begun.
    await visit('two', { step: 'began' }).expect(204);
    await visit('two', { recognised: true }).expect(204);
    expect(await figures()).toEqual({ visitors: 2, looked: 1, viewed: 1, began: 1, booked: 0, firstTime: 2, again: 0 });

    const yesterday = today;
    app.clock.set(new Date(Date.parse(app.clock.now()) + DAY).toISOString());
    today = app.clock.now().slice(0, 10);
    await visit('one', { recognised: true }, { Cookie: `last-visit=${yesterday}` }).expect(204);
    await visit('one', { recognised: true }, { Cookie: `last-visit=${today}` }).expect(204);
    expect(await figures()).toEqual({ ...EMPTY, visitors: 1, again: 1 });
    expect(cookieOf(await visit('one', {}, { Cookie: `last-visit=${today}` }).expect(204))).toMatch(/^last-visit=;/);
  });

  test('whoever does not want the cookie any more is rid of it at once', async () => {
    const { headers } = await app.http().delete(`${API}/visits/last`).set('Cookie', 'last-visit=2026-01-01').expect(204);
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^last-visit=;/)]);
    await app.http().delete(`${API}/visits/last`).set('Origin', 'https://evil.test').expect(403);
  });

  test('a page of another site counts nobody', async () => {
    await visit('one', {}, { Origin: 'https://evil.test' }).expect(403);
    expect(await figures()).toEqual(EMPTY);
  });

  test('a day that is over is a part of the history, and nobody can tell who was here', async () => {
    for (const browser of ['a', 'b', 'c']) await visit(browser, { step: 'viewed', search: 'beekeeper' }).expect(204);
    const [counted, searched] = [await figures(), await read('searches')];
    const kept = JSON.stringify([await rows('visitor'), await rows('visitor_search')]);
    expect(kept).not.toContain('127.0.0.1');
    const day = today;
    // Two processes at the same moment.
    app.clock.set(new Date(Date.parse(app.clock.now()) + DAY).toISOString());
    const over = app.app.get(CountDaysOver);
    await Promise.all([over.count(), over.count()]);
    expect([await rows('visitor'), await rows('visitor_search'), await rows('visit_key')]).toEqual([[], [], []]);
    expect(await figures(day)).toEqual(counted);
    expect(await read('searches', day)).toEqual(searched);
    const { rows: events } = await app.database.pool.query(
      `select data from es.events where type = 'VisitsCounted' and data->>'day' = $1`,
      [day],
    );
    expect(events).toEqual([
      {
        data: {
          day,
          ...counted,
          searches: 3,
          foundNothing: 3,
          texts: [{ text: 'beekeeper', visitors: 3, found: false }],
          countedAt: app.clock.now(),
        },
      },
    ]);
  });

  test('a day that was counted when the process died is forgotten by the next one', async () => {
    await visit('one', {}).expect(204);
    const day = today;
    await dayOver();
    await app.database.pool.query(`insert into visit_key (day, key) values ($1, 'left')`, [day]);
    await app.database.pool.query(`insert into visitor (day, visitor, step) values ($1, 'one', 0), ($1, 'two', 0)`, [day]);
    await app.app.get(CountDaysOver).count();
    expect((await figures(day)).visitors).toBe(1);
    expect(await rows('visitor')).toEqual([]);
  });

  test('from one address no more than 600 are counted in ten minutes, and nobody is told', async () => {
    await app.database.pool.query(`update limit_count set count = 600, until = 'infinity' where what = 'visits/counted'`);
    const { rowCount } = await app.database.pool.query(`select 1 from limit_count where what = 'visits/counted' and count = 600`);
    expect(rowCount).toBe(1);
    await visit('one', {}).expect(204);
    expect(await figures()).toEqual(EMPTY);
    await app.database.pool.query(`delete from limit_count where what = 'visits/counted'`);
  });
});

describe.each([0, 1, 2])('the visits of random days %i are what the history tells', (which) => {
  let app: TestApp;
  let admin: Member;
  const random = new Random(SEED + which);
  const days = Array.from({ length: 60 }, (_, day) => new Date(Date.UTC(2026, 4, 1 + day)).toISOString().slice(0, 10));
  const told = days.filter(() => random.chance(0.8)).map((day) => visitsOf(day, random));
  beforeAll(async () => {
    app = await testApp({ now: '2026-09-01T12:00:00.000Z', reactions: false });
    admin = await app.member({ roles: ['admin'] });
    for (const visits of told) await app.execute(new CountVisits(visits));
    await app.caughtUp();
  });
  afterAll(() => app?.close());

  test.each([
    ['2026-05-01', '2026-08-31'],
    ['2026-05-13', '2026-06-02'],
    ['2026-06-20', '2026-06-20'],
    ['2025-01-01', '2025-02-01'],
  ])('from %p to %p', async (from, to) => {
    const ask = async (what: string) => (await by(app, admin).get(`/admin/analytics/${what}?from=${from}&to=${to}`).expect(200)).body;
    const meant = told.filter(({ day }) => from <= day && day <= to);
    const sum = (of: (visits: CountedVisits) => number) => meant.reduce((all, visits) => all + of(visits), 0);
    const [visits, searches] = [await ask('visits'), await ask('searches')];
    expect(visits).toEqual({
      from,
      to,
      visitors: sum((each) => each.visitors),
      looked: sum((each) => each.looked),
      viewed: sum((each) => each.viewed),
      began: sum((each) => each.began),
      booked: sum((each) => each.booked),
      firstTime: sum((each) => each.firstTime),
      again: sum((each) => each.again),
    });
    const wanted = (isFound: boolean) =>
      TEXTS.map((text) => ({
        text,
        visitors: sum(({ texts }) => texts.find((each) => each.text === text && each.found === isFound)?.visitors ?? 0),
      }))
        .filter(({ visitors }) => visitors > 0)
        .toSorted((a, b) => b.visitors - a.visitors || (a.text < b.text ? -1 : 1));
    expect(searches).toEqual({
      from,
      to,
      searches: sum((each) => each.searches),
      foundNothing: sum((each) => each.foundNothing),
      notFound: wanted(false),
      found: wanted(true),
    });
  });
});

function visitsOf(day: string, random: Random): CountedVisits {
  const [visitors, looked, viewed, began, booked] = [90, 70, 40, 20, 10].map((most) => random.between(most / 2, most)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const texts = TEXTS.filter(() => random.chance(0.5)).map((text) => ({ text, visitors: random.between(3, 9), found: random.chance(0.5) }));
  const again = random.between(0, 9);
  return {
    day,
    visitors,
    looked,
    viewed,
    began,
    booked,
    firstTime: random.between(0, 9),
    again,
    searches: random.between(50, 99),
    foundNothing: random.between(0, 49),
    texts,
  };
}
