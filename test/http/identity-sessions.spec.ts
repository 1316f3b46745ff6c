import { jest } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { RevokeRoleOfUser } from '../../src/administration/users/roles/revoke-role-of-user.command.js';
import { GrantRole } from '../../src/identity/index.js';
import { LiveSessions } from '../../src/identity/sessions/live-sessions.js';
import { newId } from '../../src/platform/ids.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { loseRole } from './account-support.js';
import { AUTH, cookieOf, DAY, door, HOUR, later, MINUTE, reacted, SECOND } from './identity-support.js';

let app: TestApp;
let at: ReturnType<typeof door>;
beforeAll(async () => {
  app = await testApp();
  at = door(app);
});
afterAll(() => app.close());

/** A member's browser: signed in, with its cookie. */
async function browser(member?: Member) {
  const person = member ?? (await app.member());
  const answer = await at.signIn(person.email).expect(200);
  return { ...person, cookie: cookieOf(answer), accessToken: answer.body.accessToken as string };
}

const counterOf = async (cookie: string): Promise<number> =>
  (await app.database.pool.query('select counter from identity_session where id = $1', [sessionOf(cookie)])).rows[0].counter;
const sessionOf = (cookie: string): string => cookie.slice('session='.length).split('.')[0]!;

describe('signing in', () => {
  test('gives an access token for ten minutes, and cookies that no script and no other site gets', async () => {
    const { email } = await app.member();
    const answer = await at.signIn(email).expect(200);
    expect(Date.parse(answer.body.expiresAt) - Date.parse(app.clock.now())).toBe(10 * MINUTE);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^device=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    await at.me(answer.body.accessToken).expect(200);
    later(app, 10 * MINUTE);
    await at.me(answer.body.accessToken).expect(401);
  });

  test('a wrong password and an unknown address are answered alike', async () => {
    const { email } = await app.member();
    const wrong = await at.signIn(email, 'not the password').expect(401);
    const unknown = await at.signIn(`${newId()}@example.test`).expect(401);
    expect(wrong.body).toMatchObject({ code: 'identity/wrong-credentials', detail: 'Invalid email or password.' });
    expect(unknown.body).toEqual(wrong.body);
  });

  test('nobody is signed in without a token, or with one that is not ours', async () => {
    await app.http().get(`${AUTH}/me`).expect(401);
    const { userId, accessToken } = await browser();
    const jwt = app.app.get(JwtService, { strict: false });
    const { sid, av, iat, exp } = jwt.decode<Record<string, unknown>>(accessToken);
    const claims = { sub: userId, sid, av, iat, exp };
    await at.me(await jwt.signAsync(claims)).expect(200);
    for (const options of [
      { issuer: 'somebody' },
      { audience: 'something' },
      { algorithm: 'HS512' as const },
      { secret: 'x'.repeat(32) },
    ]) {
      await at.me(await jwt.signAsync(claims, options)).expect(401);
    }
    const [, payload] = accessToken.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
    await at.me(unsigned).expect(401);
    await at.me(await jwt.signAsync({ ...claims, sub: newId() })).expect(401);
  });
});

describe('guessing passwords', () => {
  const guess = (email: string) => at.signIn(email, 'not the password');
  async function failFiveTimes(email: string): Promise<void> {
    for (let n = 0; n < 5; n++) await guess(email).expect(401);
  }

  test('after five failures even the right password has to wait, longer each time', async () => {
    const { email } = await app.member();
    await failFiveTimes(email);
    const blocked = await at.signIn(email).expect(429);
    expect(blocked.body).toMatchObject({
      code: 'identity/too-many-attempts',
      detail: 'Too many failed attempts. Please try again in 2 seconds.',
    });
    expect(blocked.headers['retry-after']).toBe('2');
    later(app, 2 * SECOND);
    await guess(email).expect(401);
    expect((await guess(email).expect(429)).headers['retry-after']).toBe('4');
  });

  test('the delay never gets longer than a quarter of an hour', async () => {
    const { email } = await app.member();
    await failFiveTimes(email);
    for (let n = 0; n < 15; n++) {
      later(app, 15 * MINUTE);
      await guess(email).expect(401);
    }
    expect((await guess(email).expect(429)).headers['retry-after']).toBe('900');
    later(app, 15 * MINUTE);
    await at.signIn(email).expect(200);
  });

  test('signing in makes good for the failures', async () => {
    const { email } = await app.member();
    for (let n = 0; n < 4; n++) await guess(email).expect(401);
    await at.signIn(email).expect(200);
    for (let n = 0; n < 4; n++) await guess(email).expect(401);
    await at.signIn(email).expect(200);
  });

  test('thirty guesses at the same moment get no more answers than five', async () => {
    const { email } = await app.member();
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  test('an address without an account is slowed down just so', async () => {
    const email = `${newId()}@example.test`;
    await failFiveTimes(email);
    await guess(email).expect(429);
  });
});

describe('refreshing', () => {
  test('gives a new cookie and a new access token', async () => {
    const { cookie, userId } = await browser();
    const answer = await at.refresh(cookie).expect(200);
    expect(cookieOf(answer)).not.toBe(cookie);
    expect(answer.body.user).toMatchObject({ id: userId, role: 'user' });
    await at.me(answer.body.accessToken).expect(200);
    await at.refresh(cookieOf(answer)).expect(200);
  });

  test('30 at the same moment with one cookie are one rotation, and all get the same child', async () => {
    for (let round = 0; round < 5; round++) {
      const { cookie } = await browser();
      const answers = await Promise.all(Array.from({ length: 30 }, () => at.refresh(cookie)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map(cookieOf)).size).toBe(1);
      expect(await counterOf(cookie)).toBe(2);
    }
  });

  test('the parent is answered for ten seconds; after that it ends the session, for its child too', async () => {
    const { cookie, accessToken } = await browser();
    const child = cookieOf(await at.refresh(cookie).expect(200));
    later(app, 10 * SECOND);
    expect(cookieOf(await at.refresh(cookie).expect(200))).toBe(child);
    later(app, 1);
    expect((await at.refresh(cookie).expect(401)).body).toMatchObject({ code: 'identity/session-ended' });
    await at.refresh(child).expect(401);
    await at.me(accessToken).expect(401);
  });

  test('a grandparent ends the session at once', async () => {
    const { cookie } = await browser();
    const child = cookieOf(await at.refresh(cookie).expect(200));
    const grandchild = cookieOf(await at.refresh(child).expect(200));
    await at.refresh(cookie).expect(401);
    await at.refresh(grandchild).expect(401);
  });

  test('a cookie that we have not written is nobody', async () => {
    const { cookie } = await browser();
    await at.refresh(cookie.replace('.1.', '.2.')).expect(401);
    await at.refresh('session=nonsense').expect(401);
    await at.refresh('').expect(401);
    await at.refresh(cookie).expect(200);
  });

  test('a session that nobody used for 7 days is over', async () => {
    const { cookie } = await browser();
    later(app, 7 * DAY - SECOND);
    const child = cookieOf(await at.refresh(cookie).expect(200));
    later(app, 7 * DAY);
    await at.refresh(child).expect(401);
  });

  test('no session lasts longer than 30 days; that of an admin or auditor 12 hours', async () => {
    const lasts = async (roles: readonly ('admin' | 'auditor')[], step: number, steps: number) => {
      let { cookie } = await browser(await app.member({ roles }));
      for (let n = 1; n < steps; n++) {
        later(app, step);
        cookie = cookieOf(await at.refresh(cookie).expect(200));
      }
      later(app, step - MINUTE);
      const last = await at.refresh(cookie).expect(200);
      await at.me(last.body.accessToken).expect(200);
      later(app, MINUTE);
      await at.me(last.body.accessToken).expect(401);
      await at.refresh(cookieOf(last)).expect(401);
    };
    await lasts([], 6 * DAY, 5);
    await lasts(['admin'], 6 * HOUR, 2);
    await lasts(['auditor'], 6 * HOUR, 2);
  });

  test('only our own pages can ask for it', async () => {
    const { cookie } = await browser();
    for (const path of ['refresh', 'sign-out']) {
      const without = await app.http().post(`${AUTH}/${path}`).set('Cookie', cookie).send({}).expect(403);
      expect(without.body).toMatchObject({ code: 'identity/foreign-request' });
    }
    await at.refresh(cookie, { Origin: 'https://evil.test' }).expect(403);
    await at.signOut(cookie, { Origin: 'null' }).expect(403);
    await at.refresh(cookie, { Origin: 'http://localhost:3000' }).expect(200);
    await at.refresh(cookie, { Origin: app.url }).expect(200);
  });
});

describe('signing out', () => {
  test('ends the session at once, and takes the cookie away', async () => {
    const { cookie, accessToken } = await browser();
    await at.me(accessToken).expect(200);
    const answer = await at.signOut(cookie).expect(204);
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^session=; .*Expires=Thu, 01 Jan 1970/)]);
    await at.me(accessToken).expect(401);
    await at.refresh(cookie).expect(401);
  });

  test('leaves other sessions of the person alone', async () => {
    const here = await browser();
    const there = await browser(here);
    await at.signOut(here.cookie).expect(204);
    await at.me(there.accessToken).expect(200);
  });

  test('again with the same cookie has nobody looked up again', async () => {
    const { cookie } = await browser();
    await at.signOut(cookie).expect(204);
    const forgotten = jest.spyOn(app.app.get(LiveSessions), 'forget');
    await at.signOut(cookie).expect(204);
    expect(forgotten).not.toHaveBeenCalled();
    forgotten.mockRestore();
  });

  test('without a session is fine', () => at.signOut('').expect(204));

  test('while others refresh: no token survives', async () => {
    for (let round = 0; round < 10; round++) {
      const { cookie, accessToken } = await browser();
      const [, ...refreshed] = await Promise.all([
        at.signOut(cookie).expect(204),
        ...Array.from({ length: 6 }, () => at.refresh(cookie)),
        ...Array.from({ length: 3 }, () => at.me(accessToken)),
      ]);
      await at.me(accessToken).expect(401);
      for (const answer of refreshed.filter(({ status, body }) => status === 200 && body.accessToken)) {
        await at.me(answer.body.accessToken).expect(401);
        await at.refresh(cookieOf(answer)).expect(401);
      }
    }
  });
});

describe('roles', () => {
  const meOf = async ({ accessToken }: { accessToken: string }) => (await at.me(accessToken).expect(200)).body;

  test('admin leads before vendor and customer', async () => {
    expect(await meOf(await browser(await app.member({ roles: ['vendor', 'admin'] })))).toMatchObject({
      roles: ['admin', 'vendor', 'user'],
      role: 'admin',
    });
    expect(await meOf(await browser(await app.member({ roles: ['vendor'] })))).toMatchObject({ roles: ['vendor', 'user'], role: 'vendor' });
    expect(await meOf(await browser(await app.member({ roles: ['auditor'] })))).toMatchObject({ roles: ['auditor'], role: 'auditor' });
  });

  test('a role that was gained counts with the next request', async () => {
    const person = await browser();
    expect(await meOf(person)).toMatchObject({ roles: ['user'] });
    await app.execute(new GrantRole(person.userId, 'vendor'));
    expect(await meOf(person)).toMatchObject({ roles: ['vendor', 'user'] });
    expect((await at.refresh(person.cookie).expect(200)).body.user).toMatchObject({ role: 'vendor' });
  });

  test('a role that was lost ends every session', async () => {
    const here = await browser(await app.member({ roles: ['vendor'] }));
    const there = await browser(here);
    const admin = await app.member({ roles: ['admin'] });
    await at.me(there.accessToken).expect(200);
    await app.execute(new RevokeRoleOfUser(admin.userId, here.userId, 'vendor', 'Three complaints in a week.'));
    await at.me(here.accessToken).expect(401);
    await at.me(there.accessToken).expect(401);
    await at.refresh(there.cookie).expect(401);
    later(app, SECOND);
    expect(await meOf(await browser(here))).toMatchObject({ roles: ['user'] });
  });

  test('also one that another module took', async () => {
    const person = await browser(await app.member({ roles: ['vendor'] }));
    await at.me(person.accessToken).expect(200);
    await loseRole(app, person.userId, 'vendor');
    await reacted(app, 'identity.follow-rights', ['RoleRevokedV2']);
    await at.me(person.accessToken).expect(401);
    await at.refresh(person.cookie).expect(401);
  });

  test('an admin or auditor needs a longer password', async () => {
    const email = `${newId()}@example.test`;
    await at.signUp(email, { password: 'eleven char' }).expect(202);
    const { body } = await at.signIn(email, 'eleven char').expect(200);
    await expect(app.execute(new GrantRole(body.user.id, 'admin'))).rejects.toMatchObject({ code: 'identity/password-too-short' });
    await app.execute(new GrantRole(body.user.id, 'vendor'));
  });
});
