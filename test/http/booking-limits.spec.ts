import { plusMinutes } from '../../src/platform/time/durations.js';
import { ChangeVendorSettings, DEFAULT_VENDOR_SETTINGS } from '../../src/vendor-onboarding/index.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { asked, by, type Provider, provider, signedIn } from './booking-support.js';

let app: TestApp;
let customer: Member;
beforeEach(async () => {
  app = await testApp({ firstLimits: true });
  customer = await app.member();
});
afterEach(() => app.close());

const DAYS = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'];
const book = ({ serviceId }: Provider, other: object = {}, who = customer) => by(app, who).post('/bookings', asked(serviceId, other));
const made = async (business: Provider, other: object = {}) => ((await book(business, other).expect(201)).body as { id: string }).id;

/** Nobody has to answer there. */
async function autoAccepting(): Promise<Provider> {
  const business = await provider(app);
  const { notifications, availability, pricing } = DEFAULT_VENDOR_SETTINGS;
  const choices = { notifications, availability: { ...availability, autoAccept: true }, pricing };
  await app.execute(new ChangeVendorSettings(business.owner.userId, choices));
  await app.caughtUp();
  return business;
}

describe('a customer who books too much', () => {
  test('has at most 3 open bookings with one provider: a fourth is refused with what to do, and possible once one is called off', async () => {
    const business = await autoAccepting();
    const ids: string[] = [];
    for (const date of DAYS.slice(0, 3)) ids.push(await made(business, { date }));
    expect((await book(business, { date: DAYS[3] }).expect(409)).body).toMatchObject({
      code: 'booking/too-many-with-provider',
      detail: expect.stringMatching(/^You have 3 open bookings with this provider, .* or cancel what you do not need\.$/),
      open: 3,
      limit: 3,
    });
    await made(await autoAccepting(), { date: DAYS[3] });
    await by(app, customer).post(`/bookings/${ids[0]}/cancel`).expect(200);
    await made(business, { date: DAYS[3] });
    await book(business, { date: DAYS[4] }).expect(409);
  });

  test('has at most 10 altogether', async () => {
    const businesses = [await autoAccepting(), await autoAccepting(), await autoAccepting(), await autoAccepting()];
    const wishes = businesses.flatMap((business, index) => DAYS.slice(0, 3).map((date) => ({ business, date, time: `${10 + index}:00` })));
    for (const { business, date, time } of wishes.slice(0, 10)) await made(business, { date, time });
    const { business, date, time } = wishes[10]!;
    expect((await book(business, { date, time }).expect(409)).body).toMatchObject({ code: 'booking/too-many-open', open: 10, limit: 10 });
  });

  test('has at most 2 whose hours overlap, whoever the providers are', async () => {
    const businesses = [await autoAccepting(), await autoAccepting(), await provider(app)];
    await made(businesses[0]!);
    await made(businesses[1]!);
    expect((await book(businesses[2]!).expect(409)).body).toMatchObject({ code: 'booking/too-many-at-once', open: 2, limit: 2 });
    await made(businesses[2]!, { time: '14:00' });
  });

  test('has room again once jobs are over and requests have lapsed, though nobody has said so', async () => {
    const [first, second] = [await autoAccepting(), await provider(app)];
    for (const date of DAYS.slice(0, 3)) await made(first, { date });
    for (const date of DAYS.slice(0, 2)) await made(second, { date, time: '15:00' });
    await book(first, { date: DAYS[4] }).expect(409);
    app.clock.set('2026-03-09T19:00:00.000Z');
    customer = await signedIn(app, customer);
    await made(first, { date: DAYS[4] });
    await book(first, { date: '2026-03-16' }).expect(409);
  });
});

describe('many bookings of one customer at the same moment', () => {
  const times = (date: string) => Array.from({ length: 8 }, (_, index) => ({ date, time: `${String(9 + index).padStart(2, '0')}:00` }));

  test('16 with a provider who accepts whatever fits: three succeed, the others are told the limit', async () => {
    const business = await autoAccepting();
    const answers = await Promise.all([...times(DAYS[1]!), ...times(DAYS[2]!)].map((wish) => book(business, wish)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers
      .filter(({ status }) => status !== 201)
      .map(({ status, body }) => `${status} ${(body as { code: string }).code}`);
    expect(refused).toEqual(Array(13).fill('409 booking/too-many-with-provider'));
  });

  test('16 with six providers: ten succeed, and of those at one time two', async () => {
    const businesses = await Promise.all(Array.from({ length: 6 }, () => autoAccepting()));
    const answers = await Promise.all([...times(DAYS[1]!), ...times(DAYS[2]!)].map((wish, index) => book(businesses[index % 6]!, wish)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers
      .filter(({ status }) => status !== 201)
      .map(({ status, body }) => `${status} ${(body as { code: string }).code}`);
    expect(refused).toEqual(Array(6).fill('409 booking/too-many-open'));

    const another = await app.member();
    const same = await Promise.all(businesses.map((business) => book(business, { date: DAYS[3] }, another)));
    expect(same.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(new Set(same.filter(({ status }) => status !== 201).map(({ body }) => (body as { code: string }).code))).toEqual(
      new Set(['booking/too-many-at-once']),
    );
  });

  test('of others it takes nothing: they book as if nobody else did', async () => {
    const business = await autoAccepting();
    const others = await Promise.all(Array.from({ length: 6 }, () => app.member()));
    const wishes = times(DAYS[4]!);
    const answers = await Promise.all(others.map((other, index) => book(business, wishes[index], other)));
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 201));
  });
});

describe('the limits as a setting', () => {
  const REASON = 'One account took a whole day.';
  const STRICT = { withOneProvider: 2, altogether: 5, atOnce: 1 };
  let ada: Member;
  let eve: Member;
  beforeEach(async () => {
    ada = await app.member({ roles: ['admin'], fullName: 'Ada Moss' });
    eve = await app.member({ roles: ['admin'], fullName: 'Eve Stone' });
  });
  const set = (who: Member, limits: object, seen: { changedAt?: string | null } = {}) =>
    by(app, who).post('/admin/booking-limits/changes', { ...STRICT, ...limits, ...seen, reason: REASON });
  const preview = (limits: object) =>
    by(app, ada).get(`/admin/booking-limits/preview?${new URLSearchParams({ ...(limits as Record<string, string>) }).toString()}`);
  const setting = async () => {
    await app.caughtUp();
    return (await by(app, ada).get('/admin/booking-limits').expect(200)).body as { changedAt: string | null };
  };

  test('are 3 with one provider, 10 altogether and 2 at once until somebody sets others, with who, when and why', async () => {
    const bounds = { fewest: 1, most: 1000 };
    expect(await setting()).toEqual({ withOneProvider: 3, altogether: 10, atOnce: 2, changedAt: null, ...bounds, changes: [] });
    const first = app.clock.now();
    await set(ada, {}).expect(204);
    app.clock.set(plusMinutes(first, 1));
    await set(eve, { atOnce: 2 }).expect(204);
    const deed = (revision: number, limits: object, setBy: string, setAt: string) => ({
      revision,
      ...limits,
      setBy,
      setAt,
      reason: REASON,
    });
    expect(await setting()).toEqual({
      ...{ ...STRICT, atOnce: 2, changedAt: app.clock.now(), ...bounds },
      changes: [deed(1, { ...STRICT, atOnce: 2 }, 'Eve Stone', app.clock.now()), deed(0, STRICT, 'Ada Moss', first)],
    });
  });

  test('hold at once, for what is booked from then on: whoever has more keeps it', async () => {
    const business = await autoAccepting();
    for (const date of DAYS.slice(0, 3)) await made(business, { date });
    await app.caughtUp();
    expect((await preview(STRICT).expect(200)).body).toEqual({ aboveWithOneProvider: 1, aboveAltogether: 0, aboveAtOnce: 0 });
    await set(ada, {}).expect(204);
    const refused = (await book(business, { date: DAYS[3] }).expect(409)).body as object;
    expect(refused).toMatchObject({ code: 'booking/too-many-with-provider', open: 3, limit: 2 });
    expect(((await by(app, customer).get('/bookings').expect(200)).body as { total: number }).total).toBe(3);
    await set(ada, { withOneProvider: 4 }).expect(204);
    await made(business, { date: DAYS[3] });
  });

  test('are previewed by how many customers have more now, and refused by field as the change would be', async () => {
    const businesses = [await autoAccepting(), await autoAccepting()];
    for (const business of businesses) for (const date of DAYS.slice(0, 2)) await made(business, { date });
    const gone = await made(businesses[0]!, { date: DAYS[2], time: '09:00' });
    await by(app, customer).post(`/bookings/${gone}/cancel`).expect(200);
    const other = await app.member();
    await book(businesses[0]!, { date: DAYS[3] }, other).expect(201);
    await app.caughtUp();
    const above = async (withOneProvider: number, altogether: number, atOnce: number) => {
      const { body } = await preview({ withOneProvider, altogether, atOnce }).expect(200);
      return [body.aboveWithOneProvider, body.aboveAltogether, body.aboveAtOnce];
    };
    expect(await above(2, 4, 2)).toEqual([0, 0, 0]);
    expect(await above(1, 3, 1)).toEqual([1, 1, 1]);
    expect(await above(1, 1, 1)).toEqual([1, 1, 1]);
    const OUTSIDE = 'Enter a whole number from 1 to 1,000.';
    for (const [limits, fields] of [
      [{ withOneProvider: 0 }, { withOneProvider: OUTSIDE }],
      [{ altogether: 1001 }, { altogether: OUTSIDE }],
      [{ atOnce: 1.5 }, { atOnce: OUTSIDE }],
      [{ withOneProvider: 6 }, { withOneProvider: 'At most as many as altogether, 5.' }],
    ]) {
      expect((await preview({ ...STRICT, ...limits }).expect(400)).body).toMatchObject({ fields });
      expect((await set(ada, limits!).expect(400)).body).toMatchObject({ fields });
    }
    await by(app, ada).post('/admin/booking-limits/changes', STRICT).expect(400);
    expect(await setting()).toMatchObject({ changedAt: null });
  });

  test('are not overwritten unseen: of two administrators the second reads who was first', async () => {
    const seen = await setting();
    const answers = await Promise.all([
      set(ada, {}, { changedAt: seen.changedAt }),
      set(eve, { atOnce: 2 }, { changedAt: seen.changedAt }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([204, 409]);
    const winner = statuses[0] === 204 ? 'Ada Moss' : 'Eve Stone';
    expect(answers[statuses.indexOf(409)]!.body).toMatchObject({
      code: 'moderation/decided-already',
      detail: `${winner} has changed this a moment ago.`,
    });
  });
});
