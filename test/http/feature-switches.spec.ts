import { newId } from '../../src/platform/ids.js';
import type { Feature } from '../../src/platform/switches/features.events.js';
import { type Member, PASSWORD, type TestApp, testApp } from '../support/app.js';
import { photo } from '../support/photo.js';
import { account } from './account-support.js';
import { API, asked, by, type Provider, provider, signedIn } from './booking-support.js';
import { door } from './identity-support.js';
import { APPLICATION, applied, decide } from './vendor-support.js';

const REASON = 'Somebody floods us from a thousand addresses.';
const DATE = '2026-03-10';

let app: TestApp;
let ada: Member;
let eve: Member;
let customer: Member;
let business: Provider;
let picture: Buffer;
beforeAll(async () => {
  picture = await photo(900, 600);
});
beforeEach(async () => {
  app = await testApp();
  [ada, eve] = [
    await app.member({ roles: ['admin'], fullName: 'Ada Moss' }),
    await app.member({ roles: ['admin'], fullName: 'Eve Stone' }),
  ];
  [customer, business] = [await app.member(), await provider(app)];
});
afterEach(() => app.close());

const switching = (feature: Feature, on = false, who = ada) =>
  by(app, who).post('/admin/feature-switches/changes', { feature, on, reason: REASON });
const off = (feature: Feature) => switching(feature).expect(204);
const read = async <Answer>(path: string, who: Member = ada): Promise<Answer> => {
  await app.caughtUp();
  return (await by(app, who).get(path).expect(200)).body as Answer;
};
const paused = async () => {
  await app.caughtUp();
  const { body } = await app.http().get(`${API}/platform-rules`).expect(200);
  return (body as { paused: { feature: Feature; message: string }[] }).paused;
};
/** Refused, and in the very words that the pages say beforehand. */
async function refused(sent: PromiseLike<{ status: number; body: { code?: string; detail?: string } }>, feature: Feature): Promise<void> {
  const { status, body } = await sent;
  const message = (await paused()).find((each) => each.feature === feature)!.message;
  expect([status, body.code, body.detail]).toEqual([409, 'platform/switched-off', message]);
}

const hold = (time: string) => by(app, customer).post(`/services/${business.serviceId}/holds`, { date: DATE, time, serviceRevision: 0 });
const book = (time: string, more: object = {}) => by(app, customer).post('/bookings', asked(business.serviceId, { time, ...more }));
const signUp = (email = `${newId()}@example.test`) => door(app).signUp(email);
const registerVendor = (email = `${newId()}@example.test`) =>
  app
    .http()
    .post(`${API}/vendor-registrations`)
    .send({ ...APPLICATION, fullName: 'Victoria Brandt', email, password: PASSWORD });
const apply = (who: Member) => by(app, who).post('/vendor-applications', APPLICATION);
const accounts = async () =>
  (await app.database.pool.query<{ n: number }>("select count(*)::int as n from es.events where type = 'UserRegistered'")).rows[0]!.n;

describe('what can be switched off', () => {
  test('is on until somebody switches it off, with who, when and why', async () => {
    const always = { isOn: true, since: null };
    const setting = () => read('/admin/feature-switches');
    const features = [
      { feature: 'newAccounts', ...always },
      { feature: 'applications', ...always },
      { feature: 'bookings', ...always },
      { feature: 'photos', ...always },
    ];
    expect(await setting()).toEqual({ features, changes: [] });
    expect(await paused()).toEqual([]);

    const since = app.clock.now();
    await off('bookings');
    const deed = { feature: 'bookings', switchedBy: 'Ada Moss', switchedAt: since, reason: REASON, revision: expect.any(Number) };
    const now = features.map((each) => (each.feature === 'bookings' ? { feature: 'bookings', isOn: false, since } : each));
    expect(await setting()).toEqual({ features: now, changes: [{ ...deed, isOn: false }] });
    expect((await paused()).map(({ feature }) => feature)).toEqual(['bookings']);

    await switching('bookings', true).expect(204);
    expect(await setting()).toMatchObject({
      features: features.map((each) => (each.feature === 'bookings' ? { isOn: true, since } : each)),
      changes: [{ isOn: true }, { isOn: false }],
    });
    expect(await paused()).toEqual([]);
  });

  test('is switched by the first of two administrators; the second reads who it was', async () => {
    const answers = await Promise.all([switching('photos'), switching('photos', false, eve)]);
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([204, 409]);
    const winner = statuses[0] === 204 ? 'Ada Moss' : 'Eve Stone';
    expect(answers[statuses.indexOf(409)]!.body).toMatchObject({
      code: 'moderation/decided-already',
      detail: `${winner} has paused this a moment ago.`,
    });
    // Others are another matter.
    await switching('bookings', false, eve).expect(204);
  });

  test('is a matter of administrators, and read by auditors; what is no switch is refused', async () => {
    const auditor = await app.member({ roles: ['auditor'] });
    await read('/admin/feature-switches', auditor);
    await switching('photos', false, auditor).expect(403);
    await switching('photos', false, customer).expect(403);
    const post = (body: object) => by(app, ada).post('/admin/feature-switches/changes', body).expect(400);
    expect((await post({ feature: 'sunshine', on: false, reason: REASON })).body).toMatchObject({
      fields: { feature: 'Choose what is to be switched.' },
    });
    expect((await post({ feature: 'photos', on: 'no', reason: REASON })).body).toMatchObject({ fields: { on: 'Choose on or off.' } });
    expect((await post({ feature: 'photos', on: false, reason: ' ' })).body).toMatchObject({ fields: { reason: 'Reason is required' } });
  });
});

describe('while bookings are switched off', () => {
  test('nobody holds or books another time; what is held can be booked, and what is booked goes on, as it was said before', async () => {
    const { id } = (await book('09:00').expect(201)).body as { id: string };
    const held = (await hold('13:00').expect(201)).body as { id: string };
    expect(await read('/admin/feature-switches/preview')).toEqual({
      openBookings: 1,
      liveHolds: 1,
      openInvitations: 0,
      waitingApplications: 0,
    });
    await off('bookings');

    await refused(hold('15:00'), 'bookings');
    await refused(book('15:00'), 'bookings');
    await book('13:00', { holdId: held.id }).expect(201);
    await by(app, customer).post(`/bookings/${id}/reschedule`, { date: '2026-03-12', time: '14:00' }).expect(200);
    await by(app, business.owner).post(`/bookings/${id}/confirm`).expect(200);

    await switching('bookings', true).expect(204);
    await book('15:00').expect(201);
  });

  test('a hold that has run out is none', async () => {
    const held = (await hold('13:00').expect(201)).body as { id: string; until: string };
    await off('bookings');
    app.clock.set(held.until);
    customer = await signedIn(app, customer);
    await refused(book('13:00', { holdId: held.id }), 'bookings');
  });
});

describe('while new accounts are switched off', () => {
  test('nobody signs up, and no answer tells whether an address is known', async () => {
    await off('newAccounts');
    const before = await accounts();
    const [unknown, known] = [await signUp(), await signUp(customer.email)];
    await refused(Promise.resolve(unknown), 'newAccounts');
    expect([known.status, known.body.detail]).toEqual([unknown.status, unknown.body.detail]);
    await refused(registerVendor(), 'newAccounts');
    expect(await accounts()).toBe(before);
    await signedIn(app, customer);

    await switching('newAccounts', true).expect(204);
    await signUp().expect(202);
  });

  test('whoever has an account applies, and whoever was invited comes', async () => {
    await off('newAccounts');
    await apply(customer).expect(201);
    const invited = { email: `${newId()}@example.test`, fullName: 'Iris Vale', roles: [] };
    await by(app, ada).post('/admin/invitations', invited).expect(201);
    await app.caughtUp();
    const { openInvitations, waitingApplications } = await read<{ openInvitations: number; waitingApplications: number }>(
      '/admin/feature-switches/preview',
    );
    expect([openInvitations, waitingApplications]).toEqual([1, 1]);
  });
});

describe('while applications are switched off', () => {
  test('nobody applies for the first time; whoever waits is decided, and whoever was rejected applies again', async () => {
    const first = await applied(app);
    await off('applications');
    await refused(apply(customer), 'applications');
    await refused(registerVendor(), 'applications');
    await signUp().expect(202);

    await decide(app, ada, first, 'reject', { reason: 'The address is not yours.' });
    const again = await signedIn(app, first.owner);
    await by(app, again).post('/vendor-applications/resubmission', APPLICATION).expect(201);

    await switching('applications', true).expect(204);
    await apply(customer).expect(201);
  });
});

describe('while photos are switched off', () => {
  test('nobody adds one of themselves or of their work; what is there can be taken away', async () => {
    const own = account(app, customer);
    await own.upload(picture).expect(201);
    const work = () =>
      app.http().post(`${API}/vendor/photos`).set('Authorization', business.owner.bearer).set('Content-Type', 'image/jpeg').send(picture);
    const { body } = await work().expect(201);
    await off('photos');
    await refused(own.upload(picture), 'photos');
    await refused(work(), 'photos');
    await own.delete('photo').expect(204);
    await by(app, business.owner)
      .delete(`/vendor/photos/${(body as { id: string }).id}`)
      .expect(204);

    await switching('photos', true).expect(204);
    await own.upload(picture).expect(201);
  });
});
