import { GrantRole } from '../../src/identity/index.js';
import { newId } from '../../src/platform/ids.js';
import { PASSWORD, type TestApp, testApp } from '../support/app.js';
import { account, browserOf, codeOf, cookieOf, door, HOUR, later, MINUTE, SECOND, withTwoFactor } from './identity-support.js';

const NEW = 'another good password';
const STEP = 30 * SECOND;

let app: TestApp;
let at: ReturnType<typeof door>;
beforeAll(async () => {
  app = await testApp();
  at = door(app);
});
afterAll(() => app.close());

describe('setting two-factor sign-in up', () => {
  test('shows a secret, for the eye and for the camera', async () => {
    const person = await app.member();
    const { body } = await account(app, await browserOf(app, person))
      .start()
      .expect(200);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(body.uri);
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain(person.email);
    expect(uri.searchParams.get('secret')).toBe(body.secret);
    expect(uri.searchParams.get('issuer')).toBe('Plumb & Level');
    expect(Buffer.from(body.qrCode.split(',')[1], 'base64').toString()).toMatch(/^<svg/);
  });

  test('ends every session; this browser gets a new one and ten recovery codes', async () => {
    const person = await app.member();
    const [here, there] = [await browserOf(app, person), await browserOf(app, person)];
    const { secret } = (await account(app, here).start().expect(200)).body;
    await at.me(there.accessToken).expect(200);
    const answer = await account(app, here).enable(codeOf(app, secret)).expect(200);
    expect(new Set(answer.body.recoveryCodes).size).toBe(10);
    for (const { accessToken, cookie } of [here, there]) {
      await at.me(accessToken).expect(401);
      await at.refresh(cookie).expect(401);
    }
    expect((await account(app, answer.body.session).security().expect(200)).body).toMatchObject({ twoFactor: true, recoveryCodesLeft: 10 });
    await at.refresh(cookieOf(answer)).expect(200);
    expect((await at.mailsTo(person.email)).map(({ subject }) => subject)).toContain('Two-factor sign-in is on');
  });

  test('changes nothing until a code confirms it', async () => {
    const person = await app.member();
    const here = account(app, await browserOf(app, person));
    await here.start().expect(200);
    expect((await here.enable('000000').expect(401)).body).toMatchObject({ code: 'identity/wrong-code' });
    expect((await here.security().expect(200)).body).toMatchObject({ twoFactor: false, recoveryCodesLeft: 0 });
    await at.signIn(person.email).expect(200);
  });

  test('needs the password, and a confirmed address', async () => {
    const here = account(app, await browserOf(app, await app.member()));
    expect((await here.start('not the password').expect(401)).body).toMatchObject({ code: 'identity/wrong-password' });
    const unverified = account(app, await browserOf(app, await app.member({ verified: false })));
    expect((await unverified.start().expect(403)).body).toMatchObject({ code: 'identity/email-unverified' });
  });

  test('must have begun within the hour, and before no other secret changed', async () => {
    const here = account(app, await browserOf(app, await app.member()));
    expect((await here.enable('000000').expect(409)).body).toMatchObject({ code: 'identity/two-factor-not-started' });

    const slow = await browserOf(app, await app.member());
    const { secret } = (await account(app, slow).start().expect(200)).body;
    later(app, HOUR);
    const renewed = (await at.refresh(slow.cookie).expect(200)).body;
    await account(app, renewed).enable(codeOf(app, secret)).expect(409);

    const other = account(app, await browserOf(app, await app.member()));
    const begun = (await other.start().expect(200)).body;
    const changed = (await other.changePassword(NEW).expect(200)).body;
    await account(app, changed).enable(codeOf(app, begun.secret)).expect(409);
  });

  test('guessing the confirming code is slowed down like guessing passwords', async () => {
    const here = account(app, await browserOf(app, await app.member()));
    const { secret } = (await here.start().expect(200)).body;
    for (let n = 0; n < 4; n++) await here.enable('000000').expect(401);
    await here.enable('000000').expect(401);
    await here.enable(codeOf(app, secret)).expect(429);
  });

  test('anew moves it to another authenticator, with a code of the first', async () => {
    const person = await withTwoFactor(app, await app.member());
    later(app, STEP);
    expect((await account(app, person).start().expect(401)).body).toMatchObject({ code: 'identity/code-needed' });
    const { secret } = (await account(app, person).start(PASSWORD, codeOf(app, person.secret)).expect(200)).body;
    await account(app, person).enable(codeOf(app, secret)).expect(200);
    later(app, STEP);
    await at.signIn(person.email, PASSWORD, codeOf(app, person.secret)).expect(401);
    await at.signIn(person.email, PASSWORD, codeOf(app, secret)).expect(200);
  });

  test('leaves no secret and no code to be read in the database', async () => {
    const { secret, recoveryCodes } = await withTwoFactor(app, await app.member());
    const { rows } = await app.database.pool.query('select * from identity_two_factor natural full join identity_recovery_code');
    expect(rows.length).toBeGreaterThan(9);
    for (const text of [secret, ...recoveryCodes]) expect(JSON.stringify(rows)).not.toContain(text);
  });
});

describe('signing in with a code', () => {
  test('asks for it when the password was right, and not before', async () => {
    const { email, secret } = await withTwoFactor(app, await app.member());
    later(app, STEP);
    expect((await at.signIn(email).expect(401)).body).toMatchObject({ code: 'identity/code-needed' });
    expect((await at.signIn(email, 'not the password').expect(401)).body).toMatchObject({ code: 'identity/wrong-credentials' });
    expect((await at.signIn(email, PASSWORD, '000000').expect(401)).body).toMatchObject({ code: 'identity/wrong-code' });
    const code = codeOf(app, secret);
    await at.signIn(email, PASSWORD, `${code.slice(0, 3)} ${code.slice(3)}`).expect(200);
  });

  test('takes each code once', async () => {
    const { email, secret } = await withTwoFactor(app, await app.member());
    await at.signIn(email, PASSWORD, codeOf(app, secret)).expect(401); // it confirmed the set-up
    later(app, STEP);
    await at.signIn(email, PASSWORD, codeOf(app, secret)).expect(200);
    await at.signIn(email, PASSWORD, codeOf(app, secret)).expect(401);
  });

  test('takes the code before and the one after, for clocks that go wrong; none from before one that was used', async () => {
    const { email, secret } = await withTwoFactor(app, await app.member());
    later(app, 2 * STEP);
    const old = codeOf(app, secret);
    later(app, STEP);
    await at.signIn(email, PASSWORD, old).expect(200);
    const slow = codeOf(app, secret);
    later(app, STEP);
    const next = codeOf(app, secret);
    later(app, -STEP);
    await at.signIn(email, PASSWORD, next).expect(200);
    await at.signIn(email, PASSWORD, slow).expect(401);
    later(app, 3 * STEP);
    await at.signIn(email, PASSWORD, next).expect(401);
  });

  test('counts wrong codes like wrong passwords', async () => {
    const { email, secret } = await withTwoFactor(app, await app.member());
    later(app, STEP);
    for (let n = 0; n < 5; n++) await at.signIn(email, PASSWORD, '000000').expect(401);
    await at.signIn(email, PASSWORD, codeOf(app, secret)).expect(429);
  });

  test('takes a recovery code once, however it is typed, and says so', async () => {
    const person = await withTwoFactor(app, await app.member());
    const [code] = person.recoveryCodes;
    await at.signIn(person.email, PASSWORD, ` ${code!.toUpperCase().replace('-', ' ')} `).expect(200);
    expect((await at.signIn(person.email, PASSWORD, code).expect(401)).body).toMatchObject({ code: 'identity/wrong-code' });
    expect((await account(app, person).security().expect(200)).body).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await at.mailsTo(person.email)).map(({ subject }) => subject)).toContain('A recovery code was used');
  });

  test('a recovery code of somebody else is worth nothing', async () => {
    const [one, other] = [await withTwoFactor(app, await app.member()), await withTwoFactor(app, await app.member())];
    await at.signIn(one.email, PASSWORD, other.recoveryCodes[0]).expect(401);
    expect((await account(app, other).security().expect(200)).body).toMatchObject({ recoveryCodesLeft: 10 });
  });
});

describe('recovery codes', () => {
  test('are made anew with password and code; those from before are worth nothing', async () => {
    const person = await withTwoFactor(app, await app.member());
    later(app, STEP);
    expect((await account(app, person).renewCodes().expect(401)).body).toMatchObject({ code: 'identity/code-needed' });
    const { body } = await account(app, person).renewCodes(codeOf(app, person.secret)).expect(200);
    expect(body.recoveryCodes).toHaveLength(10);
    await at.signIn(person.email, PASSWORD, person.recoveryCodes[0]).expect(401);
    await at.signIn(person.email, PASSWORD, body.recoveryCodes[0]).expect(200);
  });

  test('are for who has two-factor sign-in', async () => {
    const here = account(app, await browserOf(app, await app.member()));
    expect((await here.renewCodes().expect(409)).body).toMatchObject({ code: 'identity/two-factor-off' });
  });
});

describe('switching two-factor sign-in off', () => {
  test('needs password and code, and ends every other session', async () => {
    const person = await withTwoFactor(app, await app.member());
    later(app, STEP);
    const there = await browserOf(app, person, codeOf(app, person.secret));
    expect((await account(app, person).disable().expect(401)).body).toMatchObject({ code: 'identity/code-needed' });
    later(app, STEP);
    const { body } = await account(app, person).disable(codeOf(app, person.secret)).expect(200);
    await at.me(there.accessToken).expect(401);
    await at.refresh(there.cookie).expect(401);
    expect((await account(app, body).security().expect(200)).body).toMatchObject({ twoFactor: false, recoveryCodesLeft: 0 });
    await at.signIn(person.email).expect(200);
  });

  test('with a recovery code works as well', async () => {
    const person = await withTwoFactor(app, await app.member());
    await account(app, person).disable(person.recoveryCodes[0]).expect(200);
    await at.signIn(person.email).expect(200);
  });

  test.each(['admin', 'auditor'] as const)('is not for an %s', async (role) => {
    const person = await withTwoFactor(app, await app.member({ roles: [role] }));
    later(app, STEP);
    const { body } = await account(app, person).disable(codeOf(app, person.secret)).expect(409);
    expect(body).toMatchObject({ code: 'identity/two-factor-needed' });
    expect((await account(app, person).security().expect(200)).body).toMatchObject({ twoFactor: true, twoFactorRequired: true });
    expect((await at.signIn(person.email).expect(401)).body).toMatchObject({ code: 'identity/code-needed' });
  });
});

describe.each(['admin', 'auditor'] as const)('an %s', (role) => {
  test('without it reaches only what sets it up', async () => {
    const person = await app.member();
    await app.execute(new GrantRole(person.userId, role));
    const here = await browserOf(app, person);
    expect((await at.me(here.accessToken).expect(200)).body).toMatchObject({ role, twoFactorRequired: true });
    for (const closed of [account(app, here).sessions(), account(app, here).endOthers(), account(app, here).changePassword(NEW)]) {
      expect((await closed.expect(403)).body).toMatchObject({ code: 'identity/two-factor-required' });
    }
    expect((await account(app, here).security().expect(200)).body).toMatchObject({ twoFactor: false, twoFactorRequired: true });
    const { secret } = (await account(app, here).start().expect(200)).body;
    const { session } = (await account(app, here).enable(codeOf(app, secret)).expect(200)).body;
    expect(session.user).toMatchObject({ role, twoFactorRequired: false });
    await account(app, session).sessions().expect(200);
  });
});

test('an unknown address is not asked for a code', async () => {
  later(app, MINUTE);
  expect((await at.signIn(`${newId()}@example.test`, PASSWORD, '123456').expect(401)).body).toMatchObject({
    code: 'identity/wrong-credentials',
  });
});
