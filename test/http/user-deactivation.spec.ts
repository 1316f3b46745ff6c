import { CreateBooking } from '../../src/booking/index.js';
import { DeleteAccount } from '../../src/identity/index.js';
import { ForgotPassword } from '../../src/identity/passwords/forgot-password.command.js';
import { newId } from '../../src/platform/ids.js';
import { type Member, PASSWORD, type TestApp, testApp } from '../support/app.js';
import { bothDecideBeforeEither } from '../support/writes.js';
import { settled } from './account-support.js';
import { asked, by, type Provider, provider, signedIn } from './booking-support.js';
import { cookieOf, door } from './identity-support.js';
import { applied, decide } from './vendor-support.js';

interface Preview {
  readonly sessions: number;
  readonly business: { readonly changes: boolean } | null;
  readonly bookings: readonly { readonly bookingId: string; readonly as: string; readonly ends: boolean }[];
}
interface Refusal {
  readonly code: string;
  readonly detail: string;
}

const REASON = 'Sells what belongs to somebody else.';
const FOLLOWS = {
  'booking.end-bookings-of-suspended': ['VendorSuspendedV3', 'AccountDeactivated'],
  'identity.follow-rights': ['AccountDeactivated', 'AccountReactivated', 'SessionsEnded'],
  'identity.send-account-mails': ['AccountDeactivated', 'AccountReactivated', 'SessionsEnded'],
};

let app: TestApp;
let at: ReturnType<typeof door>;
let ada: Member;
let eve: Member;
beforeAll(async () => {
  app = await testApp();
  at = door(app);
  ada = await app.member({ roles: ['admin'], fullName: 'Ada Moss' });
  eve = await app.member({ roles: ['admin'], fullName: 'Eve Stone' });
});
afterAll(() => app.close());

const path = ({ userId }: Pick<Member, 'userId'>) => `/admin/users/${userId}`;
const deactivating = (who: Member, admin = ada) => by(app, admin).post(`${path(who)}/deactivate`, { reason: REASON });
const activating = (who: Member, admin = ada) => by(app, admin).post(`${path(who)}/activate`);
async function deactivate(who: Member): Promise<void> {
  await deactivating(who).expect(204);
  await settled(app, FOLLOWS);
  await app.caughtUp();
}
async function activate(who: Member): Promise<void> {
  await activating(who).expect(204);
  await settled(app, FOLLOWS);
  await app.caughtUp();
}
const preview = async (who: Member, what: 'deactivation' | 'activation' = 'deactivation') =>
  (
    await by(app, ada)
      .get(`${path(who)}/${what}`)
      .expect(200)
  ).body as Preview;
const refused = async (sent: ReturnType<typeof activating>, status = 409) => (await sent.expect(status)).body as Refusal;
const isPublic = async ({ vendorId }: { vendorId: string }) => (await app.http().get(`/api/v1/vendors/${vendorId}`)).status === 200;
const book = async (customer: Member, { serviceId }: Provider, time: string) => {
  const { body } = await by(app, customer)
    .post('/bookings', { ...asked(serviceId), time })
    .expect(201);
  await app.caughtUp();
  return (body as { id: string }).id;
};

describe('whoever is deactivated', () => {
  test('is signed out everywhere, and let in nowhere; why, only they are told', async () => {
    const person = await app.member();
    const signed = await at.signIn(person.email).expect(200);
    const { accessToken } = signed.body as { accessToken: string };
    await deactivating(person).expect(204);

    await at.me(accessToken).expect(401);
    await by(app, person).get('/bookings').expect(401);
    const said = { code: 'identity/account-deactivated', detail: expect.stringContaining('deactivated by an administrator') };
    expect((await at.refresh(cookieOf(signed)).expect(403)).body).toMatchObject(said);
    expect((await at.signIn(person.email).expect(403)).body).toMatchObject(said);
    expect((await at.signIn(person.email, 'not the password').expect(401)).body).toMatchObject({ code: 'identity/wrong-credentials' });
    await settled(app, FOLLOWS);
    expect((await at.refresh(cookieOf(signed)).expect(403)).body).toMatchObject(said);
  });

  test('reads why, and recovers no password', async () => {
    const person = await app.member();
    await deactivate(person);
    // The route answers before anything is looked up.
    await app.execute(new ForgotPassword(person.email));
    const mails = await at.mailsTo(person.email);
    expect(mails.map(({ subject }) => subject)).not.toContain('Choose a new password for Plumb & Level');
    const [mail] = mails.filter(({ subject }) => subject === 'Your account has been deactivated');
    expect(mail!.text).toContain(`Why: ${REASON}`);
    expect(mail!.links).toEqual([expect.stringMatching(/\/contact$/)]);
  });

  test('begins nothing, even with what they had sent before', async () => {
    const business = await provider(app);
    const person = await app.member();
    await deactivate(person);
    const wish = { customerId: person.userId, ...asked(business.serviceId), instructions: null };
    for (const command of [new CreateBooking(wish as never), new DeleteAccount(person.userId)])
      await expect(app.execute(command, person.userId)).rejects.toMatchObject({ code: 'identity/account-deactivated' });
  });

  test('is listed so, with who has done it and why; and back again', async () => {
    const person = await app.member({ fullName: `Ulf ${newId().slice(-8)}` });
    const listed = async (state: string) => {
      const { body } = await by(app, ada)
        .get(`/admin/users?${new URLSearchParams({ search: person.fullName, state }).toString()}`)
        .expect(200);
      return (body as { items: object[] }).items;
    };
    const counted = async () => ((await by(app, ada).get('/admin/users/counts').expect(200)).body as { deactivated: number }).deactivated;
    const before = await counted();
    await deactivate(person);
    expect(await listed('active')).toEqual([]);
    expect(await listed('deactivated')).toMatchObject([
      { isActive: false, deactivation: { at: app.clock.now(), by: 'Ada Moss', reason: REASON } },
    ]);
    expect(await counted()).toBe(before + 1);

    await activate(person);
    expect(await listed('active')).toMatchObject([{ isActive: true, deactivation: null }]);
    expect(await counted()).toBe(before);
    await at.signIn(person.email).expect(200);
  });
});

describe('what a deactivation would do', () => {
  test('is told before, and is what it does: on either side of a booking', async () => {
    const [business, other] = [await provider(app), await provider(app)];
    const customer = await app.member();
    const request = await book(customer, business, '10:00');
    const confirmed = await book(customer, business, '12:00');
    await by(app, business.owner).post(`/bookings/${confirmed}/confirm`).expect(200);
    const own = await book(business.owner, other, '14:00');
    await app.caughtUp();
    const told = await preview(business.owner);
    expect(told).toMatchObject({ business: { changes: true } });
    expect(told.sessions).toBeGreaterThan(0);
    expect(told.bookings.map(({ bookingId, as, ends }) => [bookingId, as, ends])).toEqual([
      [request, 'vendor', true],
      [confirmed, 'vendor', true],
      [own, 'customer', true],
    ]);
    expect(await isPublic(business)).toBe(true);

    await deactivate(business.owner);
    expect(await isPublic(business)).toBe(false);
    const seen = async (who: Member, list: string) => {
      const { body } = await by(app, who).get(list).expect(200);
      return (body as { items: { id: string; status: string; reason: string }[] }).items.map(({ id, status, reason }) => [
        id,
        status,
        reason,
      ]);
    };
    expect(await seen(customer, '/bookings')).toEqual(
      expect.arrayContaining([request, confirmed].map((id) => [id, 'cancelled', 'by_admin'])),
    );
    expect(await seen(other.owner, '/vendor/bookings?when=all')).toEqual([[own, 'cancelled', 'by_admin']]);
    expect(await preview(business.owner)).toEqual({ sessions: 0, business: expect.objectContaining({ changes: false }), bookings: [] });
  });

  test('leaves work that has begun to its end', async () => {
    const business = await provider(app);
    const customer = await app.member();
    const id = await book(customer, business, '13:00');
    await by(app, business.owner).post(`/bookings/${id}/confirm`).expect(200);
    const now = app.clock.now();
    app.clock.set('2026-03-10T18:30:00.000Z');
    ada = await signedIn(app, ada);
    await app.caughtUp();
    expect((await preview(customer)).bookings).toMatchObject([{ bookingId: id, ends: false }]);
    await deactivate(customer);
    const owner = await signedIn(app, business.owner);
    const { body } = await by(app, owner).get('/vendor/bookings?when=all').expect(200);
    expect((body as { items: object[] }).items).toMatchObject([{ id, status: 'confirmed' }]);
    app.clock.set(now);
    ada = await signedIn(app, ada);
    eve = await signedIn(app, eve);
  });

  test('is asked of somebody who is there', async () => {
    for (const what of ['deactivation', 'activation']) await by(app, ada).get(`/admin/users/${newId()}/${what}`).expect(404);
    await deactivating({ userId: newId() } as Member).expect(404);
  });
});

describe('activating brings back what the deactivation has taken', () => {
  test('the business, but no booking', async () => {
    const business = await provider(app);
    const id = await book(await app.member(), business, '10:00');
    await deactivate(business.owner);
    expect(await preview(business.owner, 'activation')).toMatchObject({ business: { changes: true } });
    await activate(business.owner);
    expect(await isPublic(business)).toBe(true);
    const { body } = await by(app, await signedIn(app, business.owner))
      .get('/vendor/bookings?when=all')
      .expect(200);
    expect((body as { items: object[] }).items).toMatchObject([{ id, status: 'cancelled' }]);
  });

  test('nothing that an administrator, or they themselves, had taken before', async () => {
    const [suspended, paused] = [await provider(app), await provider(app)];
    await decide(app, ada, suspended, 'deactivate', { reason: 'Three complaints in a week.', confirmedBookings: 'keep' });
    await by(app, paused.owner).post('/vendor/profile/pause').expect(204);
    for (const business of [suspended, paused]) {
      await deactivate(business.owner);
      await activate(business.owner);
      expect(await isPublic(business)).toBe(false);
    }
    expect(await preview(suspended.owner, 'activation')).toMatchObject({ business: { changes: false } });
    await decide(app, ada, suspended, 'activate');
    await by(app, await signedIn(app, paused.owner))
      .post('/vendor/profile/resume')
      .expect(204);
    await app.caughtUp();
    expect([await isPublic(suspended), await isPublic(paused)]).toEqual([true, true]);
  });

  test('and only that: until then nobody shows the business', async () => {
    const [business, waiting] = [await provider(app), await applied(app)];
    for (const { owner } of [business, waiting]) await deactivate(owner);
    const code = 'vendor-onboarding/owner-deactivated';
    expect(await refused(by(app, ada).post(`/admin/vendors/${business.vendorId}/activate`))).toMatchObject({ code });
    expect(await refused(by(app, ada).post(`/admin/vendors/${waiting.vendorId}/approve`))).toMatchObject({ code });
    await activate(waiting.owner);
    await decide(app, ada, waiting, 'approve');
    expect(await isPublic(waiting)).toBe(true);
  });
});

describe('the profile of somebody', () => {
  interface Profile {
    readonly email: string;
    readonly business: object | null;
    readonly bookingCount: number;
    readonly sessions: readonly object[];
    readonly history: readonly {
      readonly what: string;
      readonly by: string | null;
      readonly reason: string | null;
      readonly role: string | null;
    }[];
  }
  const profile = async (who: Member) => (await by(app, ada).get(path(who)).expect(200)).body as Profile;

  test('tells how they are reached, what they have, and what has happened, by whom and why', async () => {
    const business = await provider(app);
    await book(business.owner, await provider(app), '11:00');
    await deactivate(business.owner);
    await activate(business.owner);
    const told = await profile(business.owner);
    expect(told).toMatchObject({
      email: business.owner.email,
      emailVerified: true,
      twoFactor: false,
      business: { vendorId: business.vendorId, isPublic: true },
      bookingCount: 1,
      sessions: [],
    });
    expect(told.history.map(({ what, role, by: who, reason }) => [what, role, who, reason])).toEqual([
      ['AccountReactivated', null, 'Ada Moss', null],
      ['AccountDeactivated', null, 'Ada Moss', REASON],
      ['RoleGrantedV2', 'vendor', null, null],
      ['EmailVerified', null, null, null],
      ['UserRegistered', null, null, null],
    ]);
    await by(app, ada).get(`/admin/users/${newId()}`).expect(404);
  });

  test('signs them out everywhere; they are told, and can sign in again', async () => {
    const person = await app.member();
    const signed = await at.signIn(person.email).expect(200);
    const { accessToken } = signed.body as { accessToken: string };
    expect((await profile(person)).sessions).toHaveLength(2);
    await by(app, ada)
      .delete(`${path(person)}/sessions`)
      .expect(204);
    await at.me(accessToken).expect(401);
    await settled(app, FOLLOWS);
    await at.refresh(cookieOf(signed)).expect(401);
    await app.caughtUp();
    expect(await profile(person)).toMatchObject({ sessions: [], history: [{ what: 'SessionsEnded', by: 'Ada Moss' }, {}, {}] });
    expect((await at.mailsTo(person.email)).map(({ subject }) => subject)).toContain('You have been signed out');
    app.clock.set(new Date(Date.parse(app.clock.now()) + 1000).toISOString());
    await at.signIn(person.email).expect(200);
  });
});

describe('an administrator', () => {
  test('does not shut themselves out, and says why they shut out others', async () => {
    expect(await refused(deactivating(ada))).toMatchObject({ code: 'identity/own-account' });
    const { body } = await by(app, ada)
      .post(`${path(eve)}/deactivate`, { reason: ' ' })
      .expect(400);
    expect((body as { fields: object }).fields).toEqual({ reason: 'Reason is required' });
  });

  test('who is second reads who was first', async () => {
    const person = await app.member();
    await deactivate(person);
    const said = (detail: string) => ({ code: 'moderation/decided-already', detail });
    expect(await refused(deactivating(person, eve))).toMatchObject(said('Ada Moss has deactivated this a moment ago.'));
    await deactivating(person).expect(204);
    await activating(person, eve).expect(204);
    expect(await refused(activating(person))).toMatchObject(said('Eve Stone has activated this a moment ago.'));
  });

  test('and another shut each other out at the same moment: one of them stays', async () => {
    const [tom, ida] = [await app.member({ roles: ['admin'] }), await app.member({ roles: ['admin'] })];
    const held = bothDecideBeforeEither(app.streams, 'AccountDeactivated');
    const answers = await Promise.all([deactivating(tom, ida), deactivating(ida, tom)]);
    held.mockRestore();
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const stays = answers[0].status === 204 ? ida : tom;
    await at.signIn(stays.email, PASSWORD).expect(200);
  });
});
