import { Random } from '../../src/demo/market/random.js';
import { newId } from '../../src/platform/ids.js';
import { plusDays, plusMinutes } from '../../src/platform/time/durations.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { figure, SEED } from '../support/figure.js';
import { settled } from './account-support.js';
import { asked, by, type Provider, provider, signedIn } from './booking-support.js';
import { bulkActions } from './bulk-support.js';
import { applied } from './vendor-support.js';

const PREVIEWS = figure({ small: 18, full: 200 });
const RACES = figure({ small: 10, full: 100 });
const REASON = 'As somebody has asked for it.';
const FOLLOWS = { 'booking.end-bookings-of-suspended': ['VendorSuspendedV3', 'AccountDeactivated'] };
const FIRST = '2026-03-04T18:00:00.000Z';
/** Of each week, Thursday to Wednesday without the weekend: how many days after it began. */
const DAYS = [1, 2, 5, 6, 7];
const TIMES = ['10:00', '12:00', '14:00'];

interface Listed {
  readonly bookingId: string;
  readonly ends: 'always' | 'ifChosen' | 'never' | boolean;
}

let app: TestApp;
let ada: Member;
let eve: Member;
let random: Random;
/** When the week began. */
let week = FIRST;
beforeAll(async () => {
  random = new Random(SEED);
  app = await testApp();
  ada = await app.member({ roles: ['admin'], fullName: 'Ada Moss' });
  eve = await app.member({ roles: ['admin'], fullName: 'Eve Stone' });
});
afterAll(() => app.close());

const users = bulkActions(() => app, 'users');
const read = async <Answer>(path: string): Promise<Answer> => (await by(app, ada).get(path).expect(200)).body as Answer;

const dayAfter = (days: number): string => plusDays(week, days).slice(0, 10);

/** A provider with some bookings of two customers, some of them accepted, at times some of which may have begun. */
async function busy(): Promise<Provider & { customers: Member[] }> {
  const business = await provider(app);
  const customers = [await app.member(), await app.member()];
  const slots = random
    .shuffled(DAYS.flatMap((days) => TIMES.map((time) => ({ date: dayAfter(days), time }))))
    .slice(0, random.between(2, 5));
  for (const slot of slots) {
    const { status, body } = await by(app, random.pick(customers)).post('/bookings', asked(business.serviceId, slot));
    if (status === 201 && (slot === slots[0] || random.chance(0.5))) {
      await by(app, business.owner)
        .post(`/bookings/${(body as { id: string }).id}/confirm`)
        .expect(200);
    }
  }
  await app.caughtUp();
  return { ...business, customers };
}

/** How the bookings of a provider stand: why they ended, or that they are open. */
async function standing({ vendorId }: Provider): Promise<Map<string, string>> {
  await settled(app, FOLLOWS);
  await app.caughtUp();
  const { rows } = await app.database.pool.query<{ id: string; state: string }>(
    "select id, coalesce(reason, 'open') as state from read.booking_list where vendor_id = $1 and status in ('pending', 'confirmed', 'cancelled')",
    [vendorId],
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** The listed ones that were to end have ended, and nothing else has changed. */
async function expectEnded(business: Provider, before: Map<string, string>, listed: readonly Listed[], ends: (one: Listed) => boolean) {
  const ended = new Set(listed.filter(ends).map(({ bookingId }) => bookingId));
  expect([...listed].filter(({ bookingId }) => before.get(bookingId) !== 'open')).toEqual([]);
  expect(await standing(business)).toEqual(new Map([...before].map(([id, state]) => [id, ended.has(id) ? 'by_admin' : state])));
}

/** In the middle of a job, or before all of them. */
async function atSomeTime(): Promise<void> {
  if (random.chance(0.5)) app.clock.set(`${dayAfter(random.pick(DAYS))}T${random.pick(['18', '20'])}:30:00.000Z`);
  [ada, eve] = [await signedIn(app, ada), await signedIn(app, eve)];
  await app.fireTimers();
}

async function suspended(business: Provider, confirmedBookings: 'keep' | 'cancel'): Promise<void> {
  await atSomeTime();
  const before = await standing(business);
  const { bookings } = await read<{ bookings: Listed[] }>(`/admin/vendors/${business.vendorId}/deactivation`);
  await by(app, ada).post(`/admin/vendors/${business.vendorId}/deactivate`, { reason: REASON, confirmedBookings }).expect(204);
  await expectEnded(business, before, bookings, ({ ends }) => ends === 'always' || (ends === 'ifChosen' && confirmedBookings === 'cancel'));
}

const WAYS = {
  'a provider is deactivated, and keeps what is confirmed': (business: Provider) => suspended(business, 'keep'),
  'a provider is deactivated, and what is confirmed ends': (business: Provider) => suspended(business, 'cancel'),
  async 'the account of a provider is deactivated'(business: Provider) {
    await atSomeTime();
    const before = await standing(business);
    const told = await read<{ bookings: Listed[]; business: { changes: boolean } }>(`/admin/users/${business.owner.userId}/deactivation`);
    await by(app, ada).post(`/admin/users/${business.owner.userId}/deactivate`, { reason: REASON }).expect(204);
    await expectEnded(business, before, told.bookings, ({ ends }) => ends === true);
    expect(told.business.changes).toBe((await app.http().get(`/api/v1/vendors/${business.vendorId}`)).status === 404);
  },
  async 'the account of a customer is deactivated'(business: Awaited<ReturnType<typeof busy>>) {
    const { userId } = random.pick(business.customers);
    await atSomeTime();
    const before = await standing(business);
    const { bookings } = await read<{ bookings: Listed[] }>(`/admin/users/${userId}/deactivation`);
    await by(app, ada).post(`/admin/users/${userId}/deactivate`, { reason: REASON }).expect(204);
    await expectEnded(business, before, bookings, ({ ends }) => ends === true);
  },
  async 'the accounts of a provider and of a customer are deactivated at once'(business: Awaited<ReturnType<typeof busy>>) {
    const ids = [business.owner.userId, random.pick(business.customers).userId];
    await atSomeTime();
    const before = await standing(business);
    const told = await read<{ active: number; businesses: number; bookings: number }>(
      `/admin/bulk-actions/users/preview?ids=${ids.join()}`,
    );
    await users.finished(await users.started({ ids, total: 2 }, ada), ada);
    const changed = [...(await standing(business))].filter(([id, state]) => before.get(id) !== state);
    expect(told).toMatchObject({ active: 2, businesses: 1, bookings: changed.length });
    expect(changed.map(([, state]) => state)).toEqual(changed.map(() => 'by_admin'));
    expect((await app.http().get(`/api/v1/vendors/${business.vendorId}`)).status).toBe(404);
  },
  async 'the role of a provider is revoked'(business: Provider) {
    await atSomeTime();
    const before = await standing(business);
    const { bookings } = await read<{ bookings: Listed[] }>(`/admin/users/${business.owner.userId}/roles/vendor/revocation`);
    await by(app, ada).post(`/admin/users/${business.owner.userId}/roles/vendor/revoke`, { reason: REASON }).expect(204);
    await expectEnded(business, before, bookings, ({ ends }) => ends === true);
  },
  async 'a category is emptied into another'(business: Provider) {
    type Category = { id: string; slug: string; serviceCount: number };
    const all = await read<Category[]>('/admin/categories');
    const service = await app.http().get(`/api/v1/services/${business.serviceId}`).expect(200);
    const emptied = all.find(({ slug }) => slug === (service.body as { category: { slug: string } }).category.slug)!;
    const { body } = await by(app, ada)
      .post('/admin/categories', { name: `Other ${newId()}`, slug: `other-${newId()}`, description: '' })
      .expect(201);
    const moveTo = (body as { categoryId: string }).categoryId;
    await app.caughtUp();
    await by(app, ada).patch(`/admin/categories/${emptied.id}`, { isActive: false, reason: REASON }).expect(204);
    await app.caughtUp();
    await by(app, ada).post(`/admin/categories/${emptied.id}/delete`, { moveTo, reason: REASON }).expect(204);
    await app.caughtUp();
    const after = await read<Category[]>('/admin/categories');
    expect(after.find(({ id }) => id === moveTo)!.serviceCount).toBe(emptied.serviceCount);
    expect(after.find(({ id }) => id === emptied.id)).toBeUndefined();
  },
  async 'another fee is set'(business: Provider) {
    type Fee = { feeCents: number; insteadOfCents: number; openBookings: number };
    const { feeCents: now } = await read<{ feeCents: number }>('/admin/platform-fee');
    const feeCents = (now + random.between(1, 4000)) % 5000;
    const from = plusMinutes(app.clock.now(), random.between(61, 300));
    const told = await read<Fee>(`/admin/platform-fee/preview?feeCents=${feeCents}&from=${from}`);
    const fees = async () =>
      (
        await app.database.pool.query<{ fee: number }>(
          "select platform_fee_cents as fee from read.booking_list where status in ('pending', 'confirmed') order by id",
        )
      ).rows.map(({ fee }) => fee);
    const before = await fees();
    const shown = async () =>
      ((await app.http().get(`/api/v1/services/${business.serviceId}`).expect(200)).body as { platformFeeCents: number }).platformFeeCents;
    await by(app, ada).post('/admin/platform-fee/changes', { feeCents, from, reason: REASON }).expect(204);
    await app.caughtUp();
    expect([told.insteadOfCents, told.openBookings]).toEqual([await shown(), before.length]);
    app.clock.set(from);
    ada = await signedIn(app, ada);
    expect([told.feeCents, await shown()]).toEqual([feeCents, feeCents]);
    expect(await fees()).toEqual(before);
  },
  async 'other deadlines are set'(business: Awaited<ReturnType<typeof busy>>) {
    type Deadlines = { answerBy: string; openRequests: number };
    const { answerHours: now } = await read<{ answerHours: number }>('/admin/booking-deadlines');
    const wanted = { answerHours: (now % 12) + 1, agreeHours: random.between(1, 12) };
    const told = await read<Deadlines>(
      `/admin/booking-deadlines/preview?answerHours=${wanted.answerHours}&agreeHours=${wanted.agreeHours}`,
    );
    const waiting = async () =>
      (
        await app.database.pool.query<{ id: string; by: Date }>(
          "select id, respond_by as by from read.booking_list where status = 'pending' and respond_by > $1 order by id",
          [app.clock.now()],
        )
      ).rows;
    const before = await waiting();
    await by(app, ada)
      .post('/admin/booking-deadlines/changes', { ...wanted, reason: REASON })
      .expect(204);
    const customer = await app.member();
    const { platformFeeCents } = (await app.http().get(`/api/v1/services/${business.serviceId}`).expect(200)).body as {
      platformFeeCents: number;
    };
    const wish = { date: plusDays(week, 14).slice(0, 10), time: '12:00', platformFeeCents };
    const { body } = await by(app, customer).post('/bookings', asked(business.serviceId, wish)).expect(201);
    await app.caughtUp();
    const after = await waiting();
    expect(told.openRequests).toBe(before.length);
    const { id } = body as { id: string };
    expect(after.filter((one) => one.id !== id)).toEqual(before);
    expect(new Date(after.find((one) => one.id === id)!.by).toISOString()).toBe(told.answerBy);
  },
  async 'bookings are switched off'() {
    const told = await read<{ openBookings: number }>('/admin/feature-switches/preview');
    const goingOn = async () =>
      (
        await app.database.pool.query<{ id: string }>(
          "select id from read.booking_list where status in ('pending', 'confirmed') order by id",
        )
      ).rows;
    const before = await goingOn();
    const switching = (on: boolean) =>
      by(app, ada).post('/admin/feature-switches/changes', { feature: 'bookings', on, reason: REASON }).expect(204);
    await switching(false);
    await app.caughtUp();
    expect([told.openBookings, await goingOn()]).toEqual([before.length, before]);
    await switching(true);
  },
};

test(`what is told before is what happens, ${PREVIEWS} times (seed ${SEED})`, async () => {
  for (let number = 0; number < PREVIEWS; number++) {
    week = plusDays(FIRST, 7 * number);
    app.clock.set(week);
    [ada, eve] = [await signedIn(app, ada), await signedIn(app, eve)];
    const name = Object.keys(WAYS)[number % Object.keys(WAYS).length] as keyof typeof WAYS;
    await WAYS[name](await busy());
  }
});

const CONTESTS = {
  async 'an application'() {
    const { vendorId } = await applied(app);
    return [`/admin/vendors/${vendorId}/approve`, `/admin/vendors/${vendorId}/reject`];
  },
  async 'a provider'() {
    const path = `/admin/vendors/${(await provider(app)).vendorId}/deactivate`;
    return [path, path];
  },
  async 'an account'() {
    const path = `/admin/users/${(await app.member()).userId}/deactivate`;
    return [path, path];
  },
};

test(`two administrators decide at the same moment, ${RACES} times: one does, the other reads who was first (seed ${SEED})`, async () => {
  for (let number = 0; number < RACES; number++) {
    app.clock.set(plusDays(FIRST, 7 * PREVIEWS + number));
    [ada, eve] = [await signedIn(app, ada), await signedIn(app, eve)];
    const name = random.pick(Object.keys(CONTESTS) as (keyof typeof CONTESTS)[]);
    const paths = await CONTESTS[name]();
    const body = { reason: REASON, confirmedBookings: 'keep' };
    const answers = await Promise.all([ada, eve].map((admin, index) => by(app, admin).post(paths[index]!, bodyFor(paths[index]!, body))));
    const statuses = answers.map(({ status }) => status);
    expect([name, [...statuses].sort()]).toEqual([name, [204, 409]]);
    const [winner, loser] = statuses[0] === 204 ? ['Ada Moss', 1] : ['Eve Stone', 0];
    expect(answers[loser]!.body).toMatchObject({
      code: 'moderation/decided-already',
      detail: expect.stringMatching(new RegExp(`^${winner} has \\w+ this a moment ago\\.$`)),
    });
  }
});

/** Whoever approves gives no reason, and only a provider has bookings to keep. */
function bodyFor(path: string, { reason, confirmedBookings }: { reason: string; confirmedBookings: string }): object {
  if (path.endsWith('/approve')) return {};
  return path.startsWith('/admin/vendors') && path.endsWith('/deactivate') ? { reason, confirmedBookings } : { reason };
}
