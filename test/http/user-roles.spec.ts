import { CreateBooking } from '../../src/booking/index.js';
import { newId } from '../../src/platform/ids.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { listen } from '../support/live-stream.js';
import { bothDecideBeforeEither } from '../support/writes.js';
import { settled } from './account-support.js';
import { asked, by, type Provider, provider, signedIn } from './booking-support.js';
import { door } from './identity-support.js';
import { applied, decide } from './vendor-support.js';

type Given = 'admin' | 'auditor' | 'vendor';
interface Refusal {
  readonly code: string;
  readonly detail: string;
}

const REASON = 'As we have agreed on the phone.';
const FOLLOWS = {
  'booking.end-bookings-of-suspended': ['VendorSuspendedV3'],
  'identity.follow-rights': ['RoleGrantedV2', 'RoleRevokedV2'],
  'identity.send-account-mails': ['RoleGrantedV2', 'RoleRevokedV2'],
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

const path = ({ userId }: Pick<Member, 'userId'>, role: string) => `/admin/users/${userId}/roles/${role}`;
const granting = (who: Member, role: Given, admin = ada) => by(app, admin).post(`${path(who, role)}/grant`, { reason: REASON });
const revoking = (who: Member, role: Given, admin = ada) => by(app, admin).post(`${path(who, role)}/revoke`, { reason: REASON });
async function grant(who: Member, role: Given): Promise<void> {
  await granting(who, role).expect(204);
  await settled(app, FOLLOWS);
  await app.caughtUp();
}
async function revoke(who: Member, role: Given): Promise<void> {
  await revoking(who, role).expect(204);
  await settled(app, FOLLOWS);
  await app.caughtUp();
}
const asks = async <Answer>(of: string): Promise<Answer> => (await by(app, ada).get(of).expect(200)).body as Answer;
const refused = async (sent: ReturnType<typeof granting>, status = 409) => (await sent.expect(status)).body as Refusal;
const rolesOf = async (who: Member) => {
  const { body } = await by(app, who).get('/auth/me').expect(200);
  return (body as { roles: readonly string[] }).roles;
};
const isPublic = async ({ vendorId }: { vendorId: string }) => (await app.http().get(`/api/v1/vendors/${vendorId}`)).status === 200;
const book = async (customer: Member, { serviceId }: Provider, time: string) => {
  const { body } = await by(app, customer)
    .post('/bookings', { ...asked(serviceId), time })
    .expect(201);
  await app.caughtUp();
  return (body as { id: string }).id;
};
const mailsTo = async ({ email }: Member) => {
  await settled(app, FOLLOWS);
  return at.mailsTo(email);
};

describe('a role that is granted', () => {
  test('counts with the next request, and is told: in open windows, and by mail', async () => {
    const person = await app.member();
    const stranger = await app.member();
    const [theirs, others] = [await listen(app.url, person.bearer), await listen(app.url, stranger.bearer)];
    expect(await rolesOf(person)).toEqual(['user']);
    await grant(person, 'admin');
    await theirs.until('Profile');
    await grant(stranger, 'vendor');
    expect(await others.until('Profile')).toHaveLength(1);
    theirs.close();
    others.close();
    const [mail] = (await mailsTo(person)).filter(({ subject }) => subject === 'You are now an administrator');
    expect(mail!.text).toContain(`Why: ${REASON}`);
    // Without a second factor, nothing but setting one up is open to an administrator.
    expect((await by(app, person).get('/admin/users').expect(403)).body).toMatchObject({ code: 'identity/two-factor-required' });
    expect(await rolesOf(person)).toEqual(['admin', 'user']);
  });

  test('asks for what it asks of everybody who holds it', async () => {
    const unverified = await app.member({ verified: false });
    expect(await refused(granting(unverified, 'admin'))).toMatchObject({ code: 'identity/holder-unverified' });
    const email = `${newId()}@example.test`;
    await at.signUp(email, { password: 'eleven char' }).expect(202);
    const short = (await at.signIn(email, 'eleven char').expect(200)).body as { user: { id: string } };
    const who = { userId: short.user.id } as Member;
    expect(await refused(granting(who, 'auditor'))).toMatchObject({ code: 'identity/password-too-short' });
    const vendor = await app.member({ roles: ['vendor'] });
    expect(await refused(granting(vendor, 'auditor'))).toMatchObject({
      code: 'identity/auditor-stands-alone',
      detail: 'An auditor has no other role.',
    });
    const shutOut = await app.member();
    await by(app, ada).post(`/admin/users/${shutOut.userId}/deactivate`, { reason: REASON }).expect(204);
    expect(await refused(granting(shutOut, 'vendor'))).toMatchObject({ code: 'identity/holder-deactivated' });
  });

  test('is one that there is, and asks why', async () => {
    const { userId } = await app.member();
    for (const role of ['user', 'boss', 'Admin'])
      await by(app, ada)
        .post(`${path({ userId }, role)}/grant`, { reason: REASON })
        .expect(404);
    for (const what of ['grant', 'revoke']) {
      const { body } = await by(app, ada)
        .post(`${path({ userId }, 'admin')}/${what}`, { reason: ' ' })
        .expect(400);
      expect((body as { fields: object }).fields).toEqual({ reason: 'Reason is required' });
      await by(app, ada)
        .post(`${path({ userId: newId() }, 'admin')}/${what}`, { reason: REASON })
        .expect(404);
    }
    for (const what of ['grant', 'revocation'])
      await by(app, ada)
        .get(`${path({ userId: newId() }, 'admin')}/${what}`)
        .expect(404);
  });
});

describe('a role that is revoked', () => {
  test('ends every session, and what is signed in again holds it no more; why, they are told', async () => {
    const person = await app.member({ roles: ['admin'] });
    await by(app, person).get('/admin/users').expect(200);
    expect(await asks(`${path(person, 'admin')}/revocation`)).toEqual({ sessions: 1, business: null, bookings: [] });
    await revoke(person, 'admin');
    await by(app, person).get('/admin/users').expect(401);
    app.clock.set(new Date(Date.parse(app.clock.now()) + 1000).toISOString());
    const again = await signedIn(app, person);
    await by(app, again).get('/admin/users').expect(403);
    expect(await rolesOf(again)).toEqual(['user']);
    const [mail] = (await mailsTo(person)).filter(({ subject }) => subject === 'You are no longer an administrator');
    expect(mail!.text).toContain(`Why: ${REASON}`);
  });

  test('takes the business out of view in the same append, and ends its bookings: all that stood there before', async () => {
    const [business, other] = [await provider(app), await provider(app)];
    const customer = await app.member();
    const request = await book(customer, business, '10:00');
    const confirmed = await book(customer, business, '12:00');
    await by(app, business.owner).post(`/bookings/${confirmed}/confirm`).expect(200);
    const own = await book(business.owner, other, '14:00');
    await app.caughtUp();
    const told = await asks<{ business: object; bookings: { bookingId: string; ends: boolean }[] }>(
      `${path(business.owner, 'vendor')}/revocation`,
    );
    expect(told.business).toMatchObject({ changes: true });
    expect(told.bookings.map(({ bookingId, ends }) => [bookingId, ends])).toEqual([
      [request, true],
      [confirmed, true],
    ]);
    expect(await isPublic(business)).toBe(true);

    await revoke(business.owner, 'vendor');
    expect(await isPublic(business)).toBe(false);
    const seen = async (who: Member) => {
      const { body } = await by(app, who).get('/bookings').expect(200);
      return (body as { items: { id: string; status: string; reason: string }[] }).items.map((one) => [one.id, one.status, one.reason]);
    };
    expect(await seen(customer)).toEqual(expect.arrayContaining([request, confirmed].map((id) => [id, 'cancelled', 'by_admin'])));
    app.clock.set(new Date(Date.parse(app.clock.now()) + 1000).toISOString());
    const owner = await signedIn(app, business.owner);
    // What they have booked themselves goes on.
    expect(await seen(owner)).toMatchObject([[own, 'pending', null]]);
    await by(app, owner).get('/vendor/profile').expect(403);
    const wish = { customerId: customer.userId, ...asked(business.serviceId), instructions: null };
    await expect(app.execute(new CreateBooking(wish as never), customer.userId)).rejects.toMatchObject({ status: 409 });
    const { events } = await app.streams.read(`vendor-${business.vendorId}`);
    const roles = (await app.streams.read(`user-${owner.userId}`)).events;
    expect(events.at(-1)).toMatchObject({ type: 'VendorSuspendedV3', meta: { command: roles.at(-1)!.meta.command } });
  });

  test('brings the business back with the next grant; nothing else does, and nothing else comes back', async () => {
    const [business, suspended, waiting] = [await provider(app), await provider(app), await applied(app)];
    await decide(app, ada, suspended, 'deactivate', { reason: 'Three complaints in a week.', confirmedBookings: 'keep' });
    for (const { owner } of [business, suspended, waiting]) await revoke(owner, 'vendor');
    const code = 'vendor-onboarding/owner-without-role';
    expect(await refused(by(app, ada).post(`/admin/vendors/${business.vendorId}/activate`))).toMatchObject({ code });
    expect(await refused(by(app, ada).post(`/admin/vendors/${waiting.vendorId}/approve`))).toMatchObject({ code });
    await by(app, ada).post(`/admin/users/${business.owner.userId}/deactivate`, { reason: REASON }).expect(204);
    await by(app, ada).post(`/admin/users/${business.owner.userId}/activate`).expect(204);
    await app.caughtUp();
    expect(await isPublic(business)).toBe(false);

    expect(await asks(`${path(business.owner, 'vendor')}/grant`)).toMatchObject({ business: { changes: true } });
    expect(await asks(`${path(suspended.owner, 'vendor')}/grant`)).toMatchObject({ business: { changes: false } });
    for (const { owner } of [business, suspended, waiting]) await grant(owner, 'vendor');
    expect([await isPublic(business), await isPublic(suspended)]).toEqual([true, false]);
    await decide(app, ada, waiting, 'approve');
    expect(await isPublic(waiting)).toBe(true);
  });

  test('of somebody who is shut out keeps the business out of view once they are back', async () => {
    const business = await provider(app);
    await by(app, ada).post(`/admin/users/${business.owner.userId}/deactivate`, { reason: REASON }).expect(204);
    await revoke(business.owner, 'vendor');
    await by(app, ada).post(`/admin/users/${business.owner.userId}/activate`).expect(204);
    await app.caughtUp();
    expect(await isPublic(business)).toBe(false);
    await grant(business.owner, 'vendor');
    expect(await isPublic(business)).toBe(true);
  });
});

describe('the history of an account', () => {
  test('tells who has given and taken a role, and why', async () => {
    const person = await app.member();
    await grant(person, 'vendor');
    await revoke(person, 'vendor');
    const { history } = await asks<{ history: { what: string; role: string; by: string; reason: string }[] }>(
      `/admin/users/${person.userId}`,
    );
    expect(history.slice(0, 2).map(({ what, role, by: who, reason }) => [what, role, who, reason])).toEqual([
      ['RoleRevokedV2', 'vendor', 'Ada Moss', REASON],
      ['RoleGrantedV2', 'vendor', 'Ada Moss', REASON],
    ]);
  });
});

describe('an administrator', () => {
  test('changes nobody’s roles but those of others', async () => {
    for (const sent of [granting(ada, 'vendor'), revoking(ada, 'admin')])
      expect(await refused(sent)).toMatchObject({ code: 'identity/own-roles' });
    expect(await rolesOf(ada)).toEqual(['admin', 'user']);
  });

  test('who is second reads who was first', async () => {
    const person = await app.member();
    await grant(person, 'vendor');
    const said = (detail: string) => ({ code: 'moderation/decided-already', detail });
    expect(await refused(granting(person, 'vendor', eve))).toMatchObject(said('Ada Moss has granted this a moment ago.'));
    await granting(person, 'vendor').expect(204);
    await revoking(person, 'vendor', eve).expect(204);
    expect(await refused(revoking(person, 'vendor'))).toMatchObject(said('Eve Stone has revoked this a moment ago.'));
    await revoking(person, 'admin').expect(204);
  });

  test('and who has given themselves a role by applying is not said to have decided', async () => {
    const { owner } = await applied(app);
    await granting(owner, 'vendor', eve).expect(204);
  });

  test('and another take the role from each other at the same moment: one of them stays', async () => {
    const [tom, ida] = [await app.member({ roles: ['admin'] }), await app.member({ roles: ['admin'] })];
    const held = bothDecideBeforeEither(app.streams, 'RoleRevokedV2');
    const answers = await Promise.all([revoking(tom, 'admin', ida), revoking(ida, 'admin', tom)]);
    held.mockRestore();
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
    const [stays, goes] = answers[0].status === 204 ? [ida, tom] : [tom, ida];
    await by(app, stays).get('/admin/users').expect(200);
    await by(app, goes).get('/admin/users').expect(401);
  });

  test('and another take the same role at the same moment: one is told of the other', async () => {
    const person = await app.member({ roles: ['admin'] });
    const answers = await Promise.all([revoking(person, 'admin'), revoking(person, 'admin', eve)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const second = answers.find(({ status }) => status === 409)!.body as Refusal;
    expect(second.code).toBe('moderation/decided-already');
    expect(second.detail).toMatch(/^(Ada Moss|Eve Stone) has revoked this a moment ago\.$/);
  });
});
