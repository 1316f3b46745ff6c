import { event } from '../../src/accounts/account.events.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { API, by, signedIn } from './booking-support.js';
import { DAY, later, SECOND } from './identity-support.js';

const WRITTEN = { name: 'Wilma Wanderer', email: 'wilma@example.test', topic: 'privacy', message: 'Please forget that I ever wrote.' };
const ERASED = { name: 'Unknown', email: null, message: null };

describe('a message to us', () => {
  let app: TestApp;
  let admin: Member;
  beforeAll(async () => {
    app = await testApp({ config: { contactLimit: 10_000 } });
    admin = await app.member({ roles: ['admin'] });
  });
  afterAll(() => app?.close());
  beforeEach(() => later(app, SECOND));

  const write = async (headers: Record<string, string> = {}) => {
    await app.http().post(`${API}/contact-messages`).set(headers).send(WRITTEN).expect(202);
    await app.caughtUp();
    return (await newest()).id;
  };
  const newest = async () => {
    const { body } = await by(app, admin).get('/admin/contact-messages').expect(200);
    return (body as { items: (typeof WRITTEN & { id: string })[] }).items[0]!;
  };
  const erase = (id: string) => app.http().delete(`${API}/admin/contact-messages/${id}`).set('Authorization', admin.bearer);
  const keyOf = async (id: string) =>
    (await app.database.pool.query('select wrapped_key from subject_keys where subject_id = $1', [id])).rows[0];

  test('of a visitor is erased for good by an admin: its key is gone, and nobody reads it', async () => {
    const id = await write();
    expect(await newest()).toMatchObject(WRITTEN);
    await erase(id).expect(204);
    await app.caughtUp();
    expect(await newest()).toMatchObject({ id, ...ERASED, topic: 'privacy', status: 'open' });
    expect(await keyOf(id)).toEqual({ wrapped_key: null });
    const { events } = await app.streams.read(`contactMessage-${id}`);
    expect(events.at(-1)).toMatchObject({
      ...event('PersonalDataErased', { userId: id, erasedAt: app.clock.now() }),
      meta: { actor: admin.userId },
    });
    await erase(id).expect(204);
    expect((await app.streams.read(`contactMessage-${id}`)).events).toHaveLength(events.length);
  });

  test('of somebody who was signed in is theirs: it goes with their account', async () => {
    const writer = await app.member();
    const id = await write({ Authorization: writer.bearer });
    expect((await erase(id).expect(409)).body).toMatchObject({ code: 'moderation/erased-with-account' });
    expect(await newest()).toMatchObject({ id, ...WRITTEN });
  });

  test('of a visitor goes by itself after twelve months', async () => {
    const id = await write();
    const written = Date.parse(app.clock.now());
    await app.fireTimers();
    later(app, 364 * DAY);
    admin = await signedIn(app, admin);
    await app.fireTimers();
    expect(await newest()).toMatchObject({ id, ...WRITTEN });
    later(app, written + 366 * DAY - Date.parse(app.clock.now()));
    admin = await signedIn(app, admin);
    await app.fireTimers();
    expect(await newest()).toMatchObject({ id, ...ERASED });
    expect(await keyOf(id)).toEqual({ wrapped_key: null });
  });
});
