import { ForgotPassword } from '../../src/identity/passwords/forgot-password.command.js';
import { newId } from '../../src/platform/ids.js';
import { PASSWORD, type TestApp, testApp } from '../support/app.js';
import {
  account,
  AUTH,
  browserOf,
  codeOf,
  door,
  later,
  mailed,
  MINUTE,
  SECOND,
  tokenIn,
  whileLocked,
  withTwoFactor,
} from './identity-support.js';

const RECOVERY = 'Choose a new password for Plumb & Level';
const NEW = 'another good password';

let app: TestApp;
let at: ReturnType<typeof door>;
beforeAll(async () => {
  app = await testApp();
  at = door(app);
});
afterAll(() => app.close());

const forgot = (email: string) => app.execute(new ForgotPassword(email));
const linksTo = async (email: string) => (await at.mailsTo(email)).filter(({ subject }) => subject === RECOVERY);

/** The token that an address has been mailed. */
async function linkFor(email: string): Promise<string> {
  await forgot(email);
  return tokenIn((await linksTo(email))[0], 'recover');
}

describe('a forgotten password', () => {
  test('is replaced by a mailed link, which signs in nobody', async () => {
    const { email } = await app.member();
    expect((await at.forgot(`  ${email.toUpperCase()} `).expect(202)).body).toEqual({});
    const mail = await mailed(app, email, RECOVERY);
    expect(mail.links).toEqual([expect.stringMatching(/^http:\/\/localhost:3000\/auth\?recover=[\w-]{43}$/)]);
    const answer = await at.reset(tokenIn(mail, 'recover'), NEW).expect(200);
    expect(answer.body).toEqual({ email });
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^device=/)]);
    await at.signIn(email).expect(401);
    await at.signIn(email, NEW).expect(200);
  });

  test('is answered the same, and at once, for an address that nobody has', async () => {
    const { email } = await app.member();
    const [known, unknown] = [await at.forgot(email).expect(202), await at.forgot(`${newId()}@example.test`).expect(202)];
    const seen = ({ body, headers }: typeof known) => ({ body, headers: { ...headers, date: '', 'x-request-id': '' } });
    expect(seen(unknown)).toEqual(seen(known));
    const nobody = `${newId()}@example.test`;
    await forgot(nobody);
    expect(await linksTo(nobody)).toEqual([]);
  });

  test('is answered before anything is looked up: the time tells nothing', async () => {
    const { email } = await app.member();
    const answer = await whileLocked(app, ['identity_mail_token', 'identity_credential'], () => at.forgot(email));
    expect(answer.status).toBe(202);
    await mailed(app, email, RECOVERY);
  });

  test('gets one link a minute, also of many who ask at the same moment', async () => {
    const { email } = await app.member();
    await Promise.all(Array.from({ length: 10 }, () => forgot(email)));
    await forgot(email);
    expect(await linksTo(email)).toHaveLength(1);
    later(app, MINUTE);
    await forgot(email);
    const links = await linksTo(email);
    expect(links).toHaveLength(2);
    expect(tokenIn(links[0], 'recover')).not.toBe(tokenIn(links[1], 'recover'));
  });

  test('needs an address', () => app.http().post(`${AUTH}/forgot-password`).send({ email: 'nobody' }).expect(400));
});

describe('the link', () => {
  test('works for ten minutes', async () => {
    const [early, late] = [await app.member(), await app.member()];
    const [inTime, tooLate] = [await linkFor(early.email), await linkFor(late.email)];
    later(app, 10 * MINUTE - SECOND);
    await at.reset(inTime, NEW).expect(200);
    later(app, SECOND);
    expect((await at.reset(tooLate, NEW).expect(409)).body).toMatchObject({
      code: 'identity/link-invalid',
      detail: expect.stringContaining('older than 10 minutes'),
    });
  });

  test('works once, and takes every other link with it', async () => {
    const { email } = await app.member();
    const first = await linkFor(email);
    later(app, MINUTE);
    const second = await linkFor(email);
    await at.reset(first, NEW).expect(200);
    await at.reset(first, 'a third good password').expect(409);
    await at.reset(second, 'a third good password').expect(409);
    await at.signIn(email, NEW).expect(200);
  });

  test('is spent by a change of the password', async () => {
    const person = await app.member();
    const link = await linkFor(person.email);
    await account(app, await browserOf(app, person))
      .changePassword(NEW)
      .expect(200);
    await at.reset(link, 'a third good password').expect(409);
    await at.signIn(person.email, NEW).expect(200);
  });

  test('is spent by a change of the address', async () => {
    const person = await app.member();
    const link = await linkFor(person.email);
    const email = `${newId()}@example.test`;
    await account(app, await browserOf(app, person))
      .changeEmail(email)
      .expect(202);
    await at.confirm(tokenIn(await mailed(app, email, 'Confirm your new email for Plumb & Level'), 'confirm')).expect(200);
    await at.reset(link, NEW).expect(409);
  });

  test('of another kind, or one that nobody mailed, is refused', async () => {
    const email = `${newId()}@example.test`;
    await at.signUp(email);
    await at.reset(tokenIn((await at.mailsTo(email))[0]), NEW).expect(409);
    await at.reset('A'.repeat(43), NEW).expect(409);
    const link = await linkFor(email);
    await at.verify(link).expect(409);
    await at.confirm(link).expect(409);
    await at.reset(link, NEW).expect(200);
  });
});

describe('the new password', () => {
  test('must be good; until it is, the link stays good', async () => {
    const { email } = await app.member();
    const link = await linkFor(email);
    const { body } = await at.reset(link, 'password').expect(400);
    expect(body).toMatchObject({ code: 'identity/weak-password', fields: { password: expect.stringContaining('too common') } });
    await at.reset(link, NEW).expect(200);
  });

  test.each(['admin', 'auditor'] as const)('of an %s has at least 12 characters', async (role) => {
    const { email } = await app.member({ roles: [role] });
    const link = await linkFor(email);
    await at.reset(link, 'Kq7!zPx2').expect(400);
    await at.reset(link, NEW).expect(200);
  });

  test('ends every session, and forgives failed tries', async () => {
    const person = await app.member();
    const here = await browserOf(app, person);
    await at.me(here.accessToken).expect(200);
    for (let n = 0; n < 5; n++) await at.signIn(person.email, 'not the password').expect(401);
    await at.signIn(person.email).expect(429);
    await at.reset(await linkFor(person.email), NEW).expect(200);
    await at.me(here.accessToken).expect(401);
    await at.refresh(here.cookie).expect(401);
    await at.signIn(person.email, NEW).expect(200);
  });

  test('is told to the person', async () => {
    const { email } = await app.member();
    await at.reset(await linkFor(email), NEW).expect(200);
    expect((await at.mailsTo(email)).map(({ subject }) => subject)).toContain('Your password was changed');
  });

  test('leaves two-factor sign-in on', async () => {
    const person = await withTwoFactor(app, await app.member());
    await at.reset(await linkFor(person.email), NEW).expect(200);
    expect((await at.signIn(person.email, NEW).expect(401)).body).toMatchObject({ code: 'identity/code-needed' });
    later(app, 30 * SECOND);
    await at.signIn(person.email, NEW, codeOf(app, person.secret)).expect(200);
  });
});

describe('an address that somebody else signed up with', () => {
  test('is taken over by the owner of the mailbox, with nothing left to the other', async () => {
    const squatter = await app.member({ verified: false });
    const { email } = squatter;
    const there = await browserOf(app, squatter);
    const own = `${newId()}@example.test`;
    await account(app, there).changeEmail(own).expect(202);
    const wayOut = tokenIn(await mailed(app, own, 'Confirm your new email for Plumb & Level'), 'confirm');
    expect((await account(app, there).start().expect(403)).body).toMatchObject({ code: 'identity/email-unverified' });

    await at.reset(await linkFor(email), NEW).expect(200);
    await at.me(there.accessToken).expect(401);
    await at.refresh(there.cookie).expect(401);
    await at.signIn(email, PASSWORD).expect(401);
    await at.confirm(wayOut).expect(409);
    expect((await at.signIn(email, NEW).expect(200)).body.user).toMatchObject({ email, emailVerified: true });
  });
});

test('no address stays behind in what is kept to answer repeated requests', async () => {
  const email = `${newId()}@example.test`;
  const keyed = (path: string, body: object) => app.http().post(`${AUTH}/${path}`).set('Idempotency-Key', newId()).send(body);
  await keyed('sign-up', { fullName: 'Pat Example', email, password: PASSWORD }).expect(202);
  await keyed('resend-verification', { email }).expect(202);
  await keyed('verify-email', { token: tokenIn((await at.mailsTo(email))[0]) }).expect(200, { email });
  await keyed('forgot-password', { email }).expect(202);
  await keyed('reset-password', { token: tokenIn(await mailed(app, email, RECOVERY), 'recover'), password: NEW }).expect(200, { email });
  expect((await app.database.pool.query(`select * from idempotency_record where actor = 'anonymous'`)).rows).toEqual([]);
});
