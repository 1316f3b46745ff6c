import { ForgotPassword } from '../../src/identity/passwords/forgot-password.command.js';
import { newId } from '../../src/platform/ids.js';
import { PASSWORD, type TestApp, testApp } from '../support/app.js';
import { account, codeOf, cookieOf, DAY, deviceOf, door, later, mailed, SECOND, tokenIn, withTwoFactor } from './identity-support.js';

const WRONG = 'not the password';
const NEW = 'another good password';

let app: TestApp;
let at: ReturnType<typeof door>;
beforeAll(async () => {
  app = await testApp();
  at = door(app);
});
afterAll(() => app?.close());

/** A browser in which a person has signed in; one that is known to others already, or a new one. */
async function known(person: { email: string }, device?: string) {
  const answer = await at.signIn(person.email, PASSWORD, undefined, device).expect(200);
  return { device: deviceOf(answer), cookie: cookieOf(answer), accessToken: answer.body.accessToken as string };
}

/** Somebody tries five wrong passwords, and must wait. */
async function guessInVain(email: string, device?: string): Promise<void> {
  for (let n = 0; n < 5; n++) await at.signIn(email, WRONG, undefined, device).expect(401);
  const { body } = await at.signIn(email, PASSWORD, undefined, device).expect(429);
  expect(body).toMatchObject({ code: 'identity/too-many-attempts' });
}

const isKnown = async (email: string, device: string, password = PASSWORD): Promise<boolean> =>
  (await at.signIn(email, password, undefined, device)).status === 200;

const counted = async (): Promise<number> =>
  (await app.database.pool.query<{ count: number }>('select count(*)::int as count from identity_sign_in_attempt')).rows[0]!.count;

describe('a browser in which somebody has signed in before', () => {
  test('is not kept out by strangers who guess', async () => {
    const person = await app.member();
    const { device, cookie } = await known(person);
    await at.signOut(cookie).expect(204);
    await guessInVain(person.email);
    await at.signIn(person.email, PASSWORD, undefined, device).expect(200);
    await at.signIn(person.email).expect(429);
  });

  test('has tries of its own, no more of them, and they keep nobody else out', async () => {
    const person = await app.member();
    const [here, stolen] = [await known(person), await known(person)];
    await guessInVain(person.email, stolen.device);
    later(app, 2 * SECOND);
    await at.signIn(person.email, WRONG, undefined, stolen.device).expect(401);
    expect((await at.signIn(person.email, WRONG, undefined, stolen.device).expect(429)).headers['retry-after']).toBe('4');
    expect(await isKnown(person.email, here.device)).toBe(true);
    await at.signIn(person.email).expect(200);
  });

  test('has its failures made good for by signing in, and no others', async () => {
    const person = await app.member();
    const { device } = await known(person);
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 4; n++) await at.signIn(person.email, WRONG, undefined, device).expect(401);
      await at.signIn(person.email, PASSWORD, undefined, device).expect(200);
    }
    await guessInVain(person.email);
    await at.signIn(person.email, PASSWORD, undefined, device).expect(200);
    await at.signIn(person.email).expect(429);
  });

  test('is known to each of a family, whoever signed in last', async () => {
    const [ada, eve] = [await app.member(), await app.member()];
    const { device } = await known(eve, (await known(ada)).device);
    for (const { email } of [ada, eve]) {
      await guessInVain(email);
      expect(await isKnown(email, device)).toBe(true);
    }
  });

  test('stays known as long as somebody is signed in, and when their address changes', async () => {
    const person = await app.member();
    const { cookie } = await known(person);
    const answer = await at.refresh(cookie).expect(200);
    expect(answer.headers['set-cookie']).toContainEqual(expect.stringMatching(/^device=.*Max-Age=15552000/));
    const email = `${newId()}@example.test`;
    await account(app, answer.body).changeEmail(email).expect(202);
    const link = tokenIn(await mailed(app, email, 'Confirm your new email for Plumb & Level'), 'confirm');
    await at.confirm(link).expect(200);
    await guessInVain(email);
    expect(await isKnown(email, deviceOf(answer))).toBe(true);
  });
});

describe('nobody else is known', () => {
  test('to an account that they have not signed in to', async () => {
    const [victim, thief] = [await app.member(), await app.member()];
    const { device } = await known(thief);
    await guessInVain(victim.email);
    expect(await isKnown(victim.email, device)).toBe(false);
  });

  test('with a cookie that we have not made', async () => {
    const [victim, thief] = [await app.member(), await app.member()];
    const [, mark] = (await known(victim)).device.split('.');
    const [id, own] = (await known(thief)).device.split('.');
    await guessInVain(victim.email);
    for (const forged of [
      `${id}.${mark}`,
      `${id}.${own}.${mark}`,
      `${id}.${'A'.repeat(22)}`,
      `${id}`,
      'device=',
      `device=${'x'.repeat(5000)}`,
      `device=${victim.userId}.${mark}`,
    ])
      await at.signIn(victim.email, PASSWORD, undefined, forged).expect(429);
  });

  test('before all secrets were right', async () => {
    const person = await withTwoFactor(app, await app.member());
    later(app, 30 * SECOND);
    for (const refused of [
      await at.signIn(person.email, WRONG),
      await at.signIn(person.email),
      await at.signIn(person.email, PASSWORD, '000000'),
    ]) {
      expect(refused.status).toBe(401);
      expect(refused.headers['set-cookie']).toBeUndefined();
    }
    expect(deviceOf(await at.signIn(person.email, PASSWORD, codeOf(app, person.secret)).expect(200))).toBeTruthy();
  });

  test('and whether an address has an account is not told by it', async () => {
    const { device } = await known(await app.member());
    const answersFor = async (email: string) => {
      const answers = [];
      for (let n = 0; n < 6; n++) answers.push(await at.signIn(email, WRONG, undefined, device));
      return answers.map(({ status, body, headers }) => ({ status, body: { ...body, requestId: '' }, cookies: headers['set-cookie'] }));
    };
    expect(await answersFor(`${newId()}@example.test`)).toEqual(await answersFor((await app.member()).email));
  });
});

describe('a browser is forgotten', () => {
  test('when the password is changed; the one where it was is known', async () => {
    const person = await app.member();
    const [here, there] = [await known(person), await known(person)];
    const answer = await account(app, here).changePassword(NEW).set('Cookie', here.device).expect(200);
    await guessInVain(person.email);
    expect(await isKnown(person.email, there.device, NEW)).toBe(false);
    expect(await isKnown(person.email, here.device, NEW)).toBe(false);
    expect(await isKnown(person.email, deviceOf(answer), NEW)).toBe(true);
  });

  test('when the second factor changes', async () => {
    const person = await app.member();
    const { device } = await known(person);
    const { secret } = await withTwoFactor(app, person);
    later(app, 30 * SECOND);
    await guessInVain(person.email);
    await at.signIn(person.email, PASSWORD, codeOf(app, secret), device).expect(429);
  });

  test.each([
    ['the others are signed out', async (here: string) => account(app, { accessToken: here }).endOthers().expect(200)],
    [
      'it is signed out from elsewhere',
      async (here: string) => {
        const { body } = await account(app, { accessToken: here }).sessions().expect(200);
        const other = (body as { id: string; current: boolean }[]).find(({ current }) => !current)!;
        await account(app, { accessToken: here }).endSession(other.id).expect(204);
      },
    ],
  ])('when %s; the one that did it is known', async (_, end) => {
    const person = await app.member();
    for (const { id } of (
      await account(app, await known(person))
        .sessions()
        .expect(200)
    ).body as { id: string }[])
      await app.database.pool.query('delete from identity_session where id = $1', [id]);
    const [there, here] = [await known(person), await known(person)];
    await end(here.accessToken);
    await guessInVain(person.email);
    expect(await isKnown(person.email, there.device)).toBe(false);
    await at.refresh(there.cookie).expect(401);
    const refreshed = await at.refresh(`${here.cookie}; ${here.device}`).expect(200);
    expect(await isKnown(person.email, deviceOf(refreshed))).toBe(true);
  });

  test('by us too: what was counted for it goes within a day, and with its account', async () => {
    const person = await app.member();
    const { device, accessToken } = await known(person);
    const before = await counted();
    await at.signIn(person.email, WRONG, undefined, device).expect(401);
    await at.signIn(person.email, WRONG).expect(401);
    await account(app, { accessToken }).start(WRONG).expect(401);
    expect(await counted()).toBe(before + 3);
    const { rows } = await app.database.pool.query<{ whose: string }>('select whose from identity_sign_in_attempt');
    expect(rows.filter(({ whose }) => device.includes(whose))).toEqual([]);
    await app
      .http()
      .post('/api/v1/account/deletion')
      .set('Authorization', `Bearer ${accessToken}`)
      .send({ password: PASSWORD })
      .expect(204);
    expect(await counted()).toBe(before);
  });
});

test('whoever chooses a new password by a mailed link is known there, whatever strangers have tried meanwhile', async () => {
  const { email } = await app.member();
  await guessInVain(email);
  later(app, DAY);
  await app.execute(new ForgotPassword(email));
  const [mail] = (await at.mailsTo(email)).filter(({ subject }) => subject === 'Choose a new password for Plumb & Level');
  const answer = await at.reset(tokenIn(mail, 'recover'), NEW).expect(200);
  for (let n = 0; n < 5; n++) await at.signIn(email, WRONG).expect(401);
  await at.signIn(email, NEW).expect(429);
  expect(await isKnown(email, deviceOf(answer), NEW)).toBe(true);
});
