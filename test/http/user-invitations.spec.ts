import { newId } from '../../src/platform/ids.js';
import { Rebuild } from '../../src/platform/rebuild/rebuild.js';
import { type Member, PASSWORD, type TestApp, testApp } from '../support/app.js';
import { listen } from '../support/live-stream.js';
import { settled } from './account-support.js';
import { by, signedIn } from './booking-support.js';
import { dump, found } from './erasure/dump.js';
import { door } from './identity-support.js';

interface Open {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly roles: readonly string[];
  readonly invitedBy: string | null;
  readonly sentAt: string;
  readonly expiresAt: string;
}
interface Refusal {
  readonly code: string;
  readonly detail: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SENDING = {
  'invitations.send-invitations': ['UserInvited', 'InvitationSentAgain'],
  'identity.finish-erasures': ['PersonalDataErased'],
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

const somebody = (roles: readonly string[] = []) => ({ email: `${newId()}@example.test`, fullName: `Iris ${newId().slice(-8)}`, roles });
const inviting = (person: object, admin = ada) => by(app, admin).post('/admin/invitations', person);
async function invited(person = somebody(), admin = ada): Promise<string> {
  const { body } = await inviting(person, admin).expect(201);
  await app.caughtUp();
  return (body as { id: string }).id;
}
const sendingAgain = (id: string, admin = ada) => by(app, admin).post(`/admin/invitations/${id}/send-again`);
const withdrawing = (id: string, admin = ada) => by(app, admin).delete(`/admin/invitations/${id}`);
const open = async () => {
  await app.caughtUp();
  return (await by(app, ada).get('/admin/invitations').expect(200)).body as Open[];
};
const openOf = async ({ email }: { email: string }) => (await open()).filter((one) => one.email === email);

/** Tokens that were mailed to an address. */
async function tokensTo({ email }: { email: string }): Promise<readonly string[]> {
  await settled(app, SENDING);
  const mails = (await at.mailsTo(email)).filter(({ subject }) => subject === 'You are invited to Plumb & Level');
  return mails.map(({ links }) => new URL(links.find((link) => link.includes('invitation='))!).searchParams.get('invitation')!);
}
const looking = (token: string) => app.http().post('/api/v1/invitations/look').send({ token });
const accepting = (token: string, password = PASSWORD) => app.http().post('/api/v1/invitations/accept').send({ token, password });
const refused = async (sent: ReturnType<typeof inviting>, status = 409) => (await sent.expect(status)).body as Refusal;
async function later(milliseconds: number): Promise<void> {
  app.clock.set(new Date(Date.parse(app.clock.now()) + milliseconds).toISOString());
  ada = await signedIn(app, ada);
  eve = await signedIn(app, eve);
}

describe('whoever is invited', () => {
  test('chooses a password, and has an account with a confirmed address and the roles', async () => {
    const person = somebody(['vendor', 'admin']);
    await invited(person);
    const [token] = await tokensTo(person);
    expect((await looking(token!).expect(200)).body).toEqual(person);
    expect((await accepting(token!).expect(200)).body).toEqual({ email: person.email });
    const { body } = await at.signIn(person.email).expect(200);
    expect(body.user).toMatchObject({
      fullName: person.fullName,
      roles: ['admin', 'vendor', 'user'],
      emailVerified: true,
      twoFactorRequired: true,
    });

    await app.caughtUp();
    const { history } = (await by(app, ada).get(`/admin/users/${body.user.id}`).expect(200)).body as {
      history: { what: string; by: string | null }[];
    };
    expect(history.map(({ what, by: who }) => [what, who])).toEqual([
      ['RoleGrantedV2', 'Ada Moss'],
      ['RoleGrantedV2', 'Ada Moss'],
      ['EmailVerified', null],
      ['UserRegistered', null],
    ]);
  });

  test('comes once', async () => {
    const person = somebody();
    await invited(person);
    const [token] = await tokensTo(person);
    const answers = await Promise.all([accepting(token!), accepting(token!), accepting(token!)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const sent of [accepting(token!), looking(token!)]) expect(await refused(sent)).toMatchObject({ code: 'identity/link-invalid' });
    await at.signIn(person.email).expect(200);
  });

  test('needs a password that is good enough for the roles; the link stays good', async () => {
    const person = somebody(['auditor']);
    await invited(person);
    const [token] = await tokensTo(person);
    const { body } = await accepting(token!, 'eleven char').expect(400);
    expect((body as { fields: object }).fields).toHaveProperty('password');
    await accepting(token!).expect(200);
  });

  test('comes within seven days, and not later; sent again, for seven more', async () => {
    const person = somebody();
    const id = await invited(person);
    await later(7 * DAY);
    const [first] = await tokensTo(person);
    expect(await refused(accepting(first!))).toMatchObject({ code: 'identity/link-invalid' });
    await sendingAgain(id).expect(204);
    const second = (await tokensTo(person)).find((token) => token !== first);
    expect(await refused(accepting(first!))).toMatchObject({ code: 'identity/link-invalid' });
    await accepting(second!).expect(200);
  });

  test('does not come by the word of who is no administrator any more', async () => {
    const leaving = await app.member({ roles: ['admin'] });
    const person = somebody(['admin']);
    await invited(person, leaving);
    const [token] = await tokensTo(person);
    await by(app, ada).post(`/admin/users/${leaving.userId}/roles/admin/revoke`, { reason: 'Has left the office.' }).expect(204);
    expect(await refused(accepting(token!))).toMatchObject({ code: 'identity/link-invalid' });
    await at.signIn(person.email).expect(401);
  });

  test('and has registered meanwhile keeps that account', async () => {
    const person = somebody(['admin']);
    const id = await invited(person);
    const own = await app.member({ email: person.email });
    const [token] = await tokensTo(person);
    expect(await refused(accepting(token!))).toMatchObject({ code: 'invitations/email-registered' });
    expect((await at.signIn(person.email).expect(200)).body.user).toMatchObject({ id: own.userId, roles: ['user'] });
    await later(MINUTE);
    expect(await refused(sendingAgain(id))).toMatchObject({ code: 'invitations/email-registered' });
  });
});

describe('inviting', () => {
  test('is listed with who has invited, and until when; other administrators see it at once', async () => {
    const person = somebody(['vendor']);
    const [window, stranger] = [await listen(app.url, eve.bearer), await app.member()];
    const id = await invited(person);
    await window.until('User');
    window.close();
    expect(await openOf(person)).toEqual([
      {
        id,
        ...person,
        invitedBy: 'Ada Moss',
        sentAt: app.clock.now(),
        expiresAt: new Date(Date.parse(app.clock.now()) + 7 * DAY).toISOString(),
      },
    ]);
    await by(app, stranger).get('/admin/invitations').expect(403);
  });

  test('refuses an address that has an account, or an invitation, however it is spelled', async () => {
    expect(await refused(inviting({ ...somebody(), email: eve.email.toUpperCase() }))).toMatchObject({
      code: 'invitations/email-registered',
      detail: 'This email address has an account already.',
    });
    const person = somebody();
    await invited(person);
    expect(await refused(inviting({ ...person, email: person.email.toUpperCase() }, eve))).toMatchObject({
      code: 'invitations/invited-already',
    });
  });

  test('of the same person by two at once is one invitation', async () => {
    const person = somebody();
    const answers = await Promise.all([inviting(person), inviting(person, eve)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await openOf(person)).toHaveLength(1);
    expect(await tokensTo(person)).toHaveLength(1);
  });

  test('says what is wrong, at its field', async () => {
    const { body } = await inviting({ fullName: ' ', email: 'nobody', roles: ['boss'] }).expect(400);
    expect((body as { fields: object }).fields).toEqual({
      fullName: 'Please enter your full name.',
      email: 'Please enter a valid email address.',
      roles: 'Choose among admin, auditor and vendor',
    });
    expect(await refused(inviting(somebody(['auditor', 'vendor'])))).toMatchObject({ code: 'identity/auditor-stands-alone' });
  });
});

describe('an open invitation', () => {
  test('is sent again, at most once a minute, and then by who has sent it', async () => {
    const person = somebody();
    const id = await invited(person);
    expect(await refused(sendingAgain(id, eve))).toMatchObject({ code: 'invitations/just-sent' });
    await later(MINUTE);
    await sendingAgain(id, eve).expect(204);
    expect(await openOf(person)).toMatchObject([{ invitedBy: 'Eve Stone', sentAt: app.clock.now() }]);
    expect(await tokensTo(person)).toHaveLength(2);
    await sendingAgain(newId()).expect(404);
  });

  test('is withdrawn: its link is worth nothing, and nothing of the person is left; they can be invited again', async () => {
    const person = somebody();
    const id = await invited(person);
    const [token] = await tokensTo(person);
    const places = async () => found(await dump(app.database), [person.email, person.fullName, token!]);
    expect(await places()).not.toEqual([]);
    await withdrawing(id).expect(204);
    await settled(app, SENDING);
    await app.caughtUp();
    expect(await places()).toEqual([]);
    expect(await refused(accepting(token!))).toMatchObject({ code: 'identity/link-invalid' });
    expect(await openOf(person)).toEqual([]);
    expect(await app.app.get(Rebuild).rebuildAndCompare()).toEqual([]);

    const said = { code: 'moderation/decided-already', detail: 'Ada Moss has withdrawn this a moment ago.' };
    expect(await refused(withdrawing(id, eve))).toMatchObject(said);
    expect(await refused(sendingAgain(id, eve))).toMatchObject(said);
    await withdrawing(newId()).expect(404);

    await invited(person);
    const [again] = await tokensTo(person);
    await accepting(again!).expect(200);
  });

  test('and its withdrawal at the same moment: one of them counts', async () => {
    const person = somebody();
    const id = await invited(person);
    const [token] = await tokensTo(person);
    const [came, gone] = await Promise.all([accepting(token!), withdrawing(id)]);
    await settled(app, SENDING);
    expect(await openOf(person)).toEqual([]);
    expect([200, 409]).toContain(came.status);
    await at.signIn(person.email).expect(came.status === 200 ? 200 : 401);
    expect([204, 409]).toContain(gone.status);
  });

  test('keeps its token out of the history, and in a hash elsewhere', async () => {
    const person = somebody();
    await invited(person);
    const [token] = await tokensTo(person);
    const places = found(await dump(app.database), [token!]);
    // What is kept instead of being sent is the mail itself.
    expect(places.filter((place) => !place.startsWith('public.kept_mail'))).toEqual([]);
  });

  // The last of this file, because it moves the clock by weeks.
  test('to which nobody comes is forgotten after thirty days', async () => {
    const person = somebody();
    await invited(person);
    await later(29 * DAY);
    await app.fireTimers();
    expect(await openOf(person)).toHaveLength(1);
    await later(DAY);
    await app.fireTimers();
    await settled(app, SENDING);
    expect(await openOf(person)).toEqual([]);
    expect(found(await dump(app.database), [person.email, person.fullName])).toEqual([]);
  });
});
