import { newId } from '../../src/platform/ids.js';
import { PASSWORD, type TestApp, testApp } from '../support/app.js';
import { account, browserOf, codeOf, cookieOf, door, later, mailed, SECOND, tokenIn, withTwoFactor } from './identity-support.js';

const NEW = 'another good password';

let app: TestApp;
let at: ReturnType<typeof door>;
beforeAll(async () => {
  app = await testApp();
  at = door(app);
});
afterAll(() => app.close());

describe('changing the password', () => {
  test('ends every session; this browser gets a new one at the same moment', async () => {
    const person = await app.member();
    const [here, there] = [await browserOf(app, person), await browserOf(app, person)];
    await at.me(there.accessToken).expect(200);
    const answer = await account(app, here).changePassword(NEW).expect(200);
    expect(answer.body.user).toMatchObject({ id: person.userId, email: person.email });
    for (const { accessToken, cookie } of [here, there]) {
      await at.me(accessToken).expect(401);
      await at.refresh(cookie).expect(401);
    }
    await at.me(answer.body.accessToken).expect(200);
    await at.mailsTo(person.email); // the reactions have come to it
    await at.me(answer.body.accessToken).expect(200);
    await at.refresh(cookieOf(answer)).expect(200);
    await at.signIn(person.email).expect(401);
    await at.signIn(person.email, NEW).expect(200);
  });

  test('is told to the person', async () => {
    const person = await app.member();
    await account(app, await browserOf(app, person))
      .changePassword(NEW)
      .expect(200);
    expect((await at.mailsTo(person.email)).map(({ subject }) => subject)).toContain('Your password was changed');
  });

  test('needs the current one', async () => {
    const person = await app.member();
    const here = await browserOf(app, person);
    const { body } = await account(app, here).changePassword(NEW, 'not the password').expect(401);
    expect(body).toMatchObject({ code: 'identity/wrong-password' });
    await at.me(here.accessToken).expect(200);
    await at.signIn(person.email).expect(200);
  });

  test('needs a good one, told beside its field, before a try is counted', async () => {
    const person = await app.member();
    const here = account(app, await browserOf(app, person));
    for (let n = 0; n < 6; n++) {
      const { body } = await here.changePassword('password', 'not the password').expect(400);
      expect(body).toMatchObject({ code: 'identity/weak-password', fields: { newPassword: expect.stringContaining('too common') } });
    }
    await at.signIn(person.email).expect(200);
  });

  test.each(['admin', 'auditor'] as const)('an %s needs 12 characters', async (role) => {
    const here = account(app, await browserOf(app, await app.member({ roles: [role] })));
    const { body } = await here.changePassword('Kq7!zPx2').expect(400);
    expect(body).toMatchObject({ fields: { newPassword: expect.stringContaining('at least 12') } });
    await here.changePassword(NEW).expect(200);
  });

  test('needs a code where two-factor sign-in is on', async () => {
    const person = await withTwoFactor(app, await app.member());
    const here = account(app, person);
    later(app, 30 * SECOND);
    expect((await here.changePassword(NEW).expect(401)).body).toMatchObject({ code: 'identity/code-needed' });
    expect((await here.changePassword(NEW, PASSWORD, '000000').expect(401)).body).toMatchObject({ code: 'identity/wrong-code' });
    await here.changePassword(NEW, PASSWORD, codeOf(app, person.secret)).expect(200);
  });

  test('ends links that wait for a change of address', async () => {
    const person = await app.member();
    const here = account(app, await browserOf(app, person));
    const email = `${newId()}@example.test`;
    await here.changeEmail(email).expect(202);
    const link = tokenIn(await mailed(app, email, 'Confirm your new email for Plumb & Level'), 'confirm');
    const { body } = await here.changePassword(NEW).expect(200);
    expect((await account(app, body).security().expect(200)).body).toMatchObject({ email: person.email, pendingEmail: null });
    await at.confirm(link).expect(409);
  });

  test('of several at the same moment with one password, one is carried out', async () => {
    const person = await app.member();
    const here = account(app, await browserOf(app, person));
    const answers = await Promise.all(Array.from({ length: 4 }, (_, n) => here.changePassword(`good password ${n}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('asking for the password again', () => {
  test('counts the tries on every way together', async () => {
    const person = await app.member();
    const here = account(app, await browserOf(app, person));
    await account(app, await browserOf(app, person))
      .renewCodes(undefined, 'not the password')
      .expect(401);
    await here.changePassword(NEW, 'not the password').expect(401);
    await here.changeEmail('king@example.test', 'not the password').expect(401);
    await here.start('not the password').expect(401);
    await here.disable(undefined, 'not the password').expect(401);
    for (const blocked of [
      here.changePassword(NEW),
      here.changeEmail('king@example.test'),
      here.start(),
      here.disable(),
      here.renewCodes(),
    ]) {
      expect((await blocked.expect(429)).body).toMatchObject({ code: 'identity/too-many-attempts' });
    }
    later(app, 2 * SECOND);
    await here.changePassword(NEW).expect(200);
  });

  test('does not wait for strangers who guess at the door, nor lets them wait', async () => {
    const person = await app.member();
    const here = account(app, await browserOf(app, person));
    for (let n = 0; n < 5; n++) await at.signIn(person.email, 'not the password').expect(401);
    await here.start().expect(200);
    await at.signIn(person.email).expect(429);
    later(app, 2 * SECOND);
    for (let n = 0; n < 5; n++) await here.start('not the password').expect(401);
    await here.start().expect(429);
    await at.signIn(person.email).expect(200);
  });

  test('makes good for failed tries only with everything right', async () => {
    const person = await withTwoFactor(app, await app.member());
    later(app, 30 * SECOND);
    for (let n = 0; n < 5; n++) await at.signIn(person.email, PASSWORD).expect(401); // the right password, without a code
    await at.signIn(person.email, PASSWORD, codeOf(app, person.secret)).expect(429);
    later(app, 2 * SECOND);
    await at.signIn(person.email, PASSWORD, codeOf(app, person.secret)).expect(200);
    for (let n = 0; n < 4; n++) await at.signIn(person.email, PASSWORD).expect(401);
    later(app, 30 * SECOND);
    await at.signIn(person.email, PASSWORD, codeOf(app, person.secret)).expect(200);
  });
});

test('visitors are not let in', async () => {
  const nobody = account(app, { accessToken: 'nonsense' });
  for (const request of [
    nobody.security(),
    nobody.changePassword(NEW),
    nobody.changeEmail('king@example.test'),
    nobody.start(),
    nobody.enable('000000'),
    nobody.disable(),
    nobody.renewCodes(),
    nobody.sessions(),
    nobody.endSession(newId()),
    nobody.endOthers(),
  ]) {
    await request.expect(401);
  }
});
