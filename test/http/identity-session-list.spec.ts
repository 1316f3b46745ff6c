import { newId } from '../../src/platform/ids.js';
import { PASSWORD, type TestApp, testApp } from '../support/app.js';
import { account, AUTH, type Browser, browserOf, cookieOf, DAY, door, later, MINUTE } from './identity-support.js';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';

let app: TestApp;
let at: ReturnType<typeof door>;
beforeAll(async () => {
  app = await testApp();
  at = door(app);
});
afterAll(() => app.close());

/** Somebody who is signed in nowhere. */
async function person() {
  const { userId, email } = await app.member();
  await app.database.pool.query('delete from identity_session where user_id = $1', [userId]);
  return { userId, email };
}

async function browserCalled(userAgent: string, { userId, email }: { userId: string; email: string }): Promise<Browser> {
  const answer = await app.http().post(`${AUTH}/sign-in`).set('User-Agent', userAgent).send({ email, password: PASSWORD }).expect(200);
  return { userId, email, cookie: cookieOf(answer), accessToken: answer.body.accessToken };
}

const listOf = async (browser: Browser) =>
  (await account(app, browser).sessions().expect(200)).body as {
    id: string;
    device: string;
    openedAt: string;
    lastActiveAt: string;
    current: boolean;
  }[];

describe('the list of sessions', () => {
  test('shows each browser by its name, when it was last used, and which one asks', async () => {
    const someone = await person();
    const there = await browserCalled(FIREFOX, someone);
    const opened = app.clock.now();
    later(app, MINUTE);
    const here = await browserCalled(CHROME, someone);
    later(app, MINUTE);
    await at.refresh(there.cookie, { 'User-Agent': FIREFOX }).expect(200);
    const [first, second, ...others] = await listOf(here);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ device: 'Chrome on Linux', current: true });
    expect(second).toMatchObject({ device: 'Firefox on Windows', current: false, openedAt: opened, lastActiveAt: app.clock.now() });
  });

  test('follows a browser that has become another', async () => {
    const here = await browserCalled(CHROME, await person());
    await at.refresh(here.cookie, { 'User-Agent': FIREFOX }).expect(200);
    expect(await listOf(here)).toMatchObject([{ device: 'Firefox on Windows' }]);
  });

  test('shows those only that are alive, and nobody else’s', async () => {
    const someone = await person();
    const idle = await browserOf(app, someone);
    await browserOf(app, await person());
    later(app, 7 * DAY);
    const signedOut = await browserOf(app, someone);
    await at.signOut(signedOut.cookie).expect(204);
    const here = await browserOf(app, someone);
    expect(await listOf(here)).toMatchObject([{ current: true }]);
    await at.refresh(idle.cookie).expect(401);
  });
});

describe('ending a session', () => {
  test('signs that browser out at once', async () => {
    const someone = await person();
    const [there, here] = [await browserOf(app, someone), await browserOf(app, someone)];
    await at.me(there.accessToken).expect(200);
    const { id } = (await listOf(here)).find(({ current }) => !current)!;
    await account(app, here).endSession(id).expect(204);
    await at.me(there.accessToken).expect(401);
    await at.refresh(there.cookie).expect(401);
    expect(await listOf(here)).toHaveLength(1);
    await account(app, here).endSession(id).expect(404);
  });

  test('of somebody else, or none, is answered as a missing one', async () => {
    const [here, stranger] = [await browserOf(app, await person()), await browserOf(app, await person())];
    const { id } = (await listOf(stranger))[0]!;
    const foreign = await account(app, here).endSession(id).expect(404);
    const missing = await account(app, here).endSession(newId()).expect(404);
    expect(foreign.body).toEqual(missing.body);
    await account(app, here).endSession('nonsense').expect(404);
    await at.me(stranger.accessToken).expect(200);
  });

  test('of all others leaves this one', async () => {
    const someone = await person();
    const others = [await browserOf(app, someone), await browserOf(app, someone)];
    const here = await browserOf(app, someone);
    const stranger = await browserOf(app, await person());
    expect((await account(app, here).endOthers().expect(200)).body).toEqual({ ended: 2 });
    for (const { accessToken } of others) await at.me(accessToken).expect(401);
    expect(await listOf(here)).toMatchObject([{ current: true }]);
    await at.me(stranger.accessToken).expect(200);
    expect((await account(app, here).endOthers().expect(200)).body).toEqual({ ended: 0 });
  });
});
