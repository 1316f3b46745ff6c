import { event } from '../../src/accounts/account.events.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { API, by } from './booking-support.js';
import { later, MINUTE, SECOND } from './identity-support.js';

const WRITTEN = {
  name: 'Pat Example',
  email: 'pat@example.test',
  topic: 'booking',
  message: 'Which entrance shall the plumber use?',
};

describe('writing to us', () => {
  let app: TestApp;
  let admin: ReturnType<typeof by>;
  let adminId: string;
  beforeAll(async () => {
    app = await testApp({ config: { contactLimit: 10_000 } });
    const person = await app.member({ roles: ['admin'] });
    adminId = person.userId;
    admin = by(app, person);
  });
  afterAll(() => app?.close());
  // Each message is newer than those before; a token lasts ten minutes.
  beforeEach(() => later(app, SECOND));

  const send = (body: object, headers: Record<string, string> = {}) => app.http().post(`${API}/contact-messages`).set(headers).send(body);
  const as = ({ bearer }: Member) => ({ Authorization: bearer });
  const list = async (query = '') => {
    await app.caughtUp();
    return (await admin.get(`/admin/contact-messages${query}`).expect(200)).body;
  };
  const newest = async () => (await list()).items[0];

  test('a visitor’s message is accepted, and the admin finds it', async () => {
    const { body } = await send(WRITTEN).expect(202);
    expect(body).toEqual({});
    expect(await newest()).toEqual({
      ...WRITTEN,
      id: expect.any(String),
      accountName: null,
      status: 'open',
      receivedAt: app.clock.now(),
      answeredAt: null,
    });
  });

  test('who is signed in is named', async () => {
    const member = await app.member({ fullName: 'Carla Gomez' });
    await send({ ...WRITTEN, name: 'Carla' }, as(member)).expect(202);
    expect(await newest()).toMatchObject({ name: 'Carla', accountName: 'Carla Gomez' });
  });

  test('a token that is no longer good is refused, so that the client renews it', async () => {
    const { body } = await send(WRITTEN, { Authorization: 'Bearer nonsense' }).expect(401);
    expect(body).toMatchObject({ code: 'identity/not-signed-in' });
  });

  test('an auditor is refused: they write nothing', async () => {
    const auditor = await app.member({ roles: ['auditor'] });
    await send({ ...WRITTEN, message: 'An auditor was here.' }, as(auditor)).expect(403);
    expect(await newest()).not.toMatchObject({ message: 'An auditor was here.' });
  });

  test('who sends is not taken from the body', async () => {
    const { body } = await send({ ...WRITTEN, senderId: adminId, status: 'answered' }).expect(400);
    expect(Object.keys(body.fields).sort()).toEqual(['senderId', 'status']);
  });

  test('with the same key it is one message', async () => {
    const { total } = await list();
    const first = await send({ ...WRITTEN, name: 'Once' }, { 'Idempotency-Key': 'contact-once' }).expect(202);
    const again = await send({ ...WRITTEN, name: 'Once' }, { 'Idempotency-Key': 'contact-once' }).expect(202);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.headers['x-position']).toBe(first.headers['x-position']);
    expect((await list()).total).toBe(total + 1);
  });

  test.each([
    ['no name', { name: '  ' }, { name: 'Your name is required' }],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, { name: 'Your name must be at most 100 characters' }],
    ['no address', { email: '' }, { email: 'Please enter a valid email address' }],
    ['half an address', { email: 'pat@' }, { email: 'Please enter a valid email address' }],
    ['two addresses', { email: 'a@example.test, b@example.test' }, { email: 'Please enter a valid email address' }],
    ['a line break in the address', { email: 'a@example.test\r\nBcc: b@example.test' }, { email: 'Please enter a valid email address' }],
    ['an unknown topic', { topic: 'gossip' }, { topic: 'Please choose what it is about' }],
    ['no topic', { topic: undefined }, { topic: 'Please choose what it is about' }],
    ['a message of 9 characters', { message: ' 123456789 ' }, { message: 'Please tell us a little more: at least 10 characters' }],
    ['a message of blanks', { message: ' '.repeat(40) }, { message: 'Your message is required' }],
    ['a message of 2,001 characters', { message: 'x'.repeat(2001) }, { message: 'Your message must be at most 2000 characters' }],
    ['a list for a message', { message: ['Hello there, you'] }, { message: 'Your message is required' }],
    ['a NUL character', { message: 'Hello\u0000there, you' }, { message: 'Remove the NUL character.' }],
  ])('%s is refused with a sentence of its field', async (_what, changed, fields) => {
    const answer = await send({ ...WRITTEN, ...changed }).expect(400);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.body).toMatchObject({ code: 'platform/invalid', fields });
  });

  test.each([
    ['the shortest', { name: 'P', message: '0123456789' }],
    ['the longest', { name: 'x'.repeat(100), message: '<script>'.repeat(250) }],
    ['of any script', { name: '김 “O’Brien” 🛠', message: `'; drop table es.events; -- {{7*7}} ${'ñ'.repeat(20)}\n\n<b>` }],
  ])('%s text is kept as it was written', async (_what, changed) => {
    await send({ ...WRITTEN, ...changed }).expect(202);
    expect(await newest()).toMatchObject(changed);
  });

  test('is marked as answered, once', async () => {
    await send({ ...WRITTEN, name: 'To be answered' }).expect(202);
    const { id } = await newest();
    later(app, MINUTE);
    const at = app.clock.now();
    await admin.post(`/admin/contact-messages/${id}/answer`).expect(204);
    later(app, MINUTE);
    await admin.post(`/admin/contact-messages/${id}/answer`).expect(204);
    expect(await newest()).toMatchObject({ id, status: 'answered', answeredAt: at });
    const { rows } = await app.database.pool.query(
      `select data->>'answeredBy' as by from es.events where type = 'ContactMessageAnswered' and data->>'messageId' = $1`,
      [id],
    );
    expect(rows).toEqual([{ by: adminId }]);
  });

  test('a message that is not there can’t be answered', async () => {
    for (const id of ['00000000-0000-7000-8000-000000000000', 'none']) {
      const { body } = await admin.post(`/admin/contact-messages/${id}/answer`).expect(404);
      expect(body).toMatchObject({ thing: 'message' });
    }
  });

  test('is listed newest first, 24 to a page, by status', async () => {
    const { total: before } = await list('?status=open');
    for (let n = 1; n <= 25; n++) {
      later(app, SECOND);
      await send({ ...WRITTEN, name: `Sender ${n}` }).expect(202);
    }
    const first = await list('?status=open');
    expect(first).toMatchObject({ total: before + 25, page: 1, pageSize: 24, pageCount: Math.ceil((before + 25) / 24) });
    expect(first.items.map(({ name }: { name: string }) => name)).toEqual(Array.from({ length: 24 }, (_, n) => `Sender ${25 - n}`));
    expect((await list('?status=open&page=2')).items[0]).toMatchObject({ name: 'Sender 1' });
    const answered = await list('?status=answered');
    expect(answered.total).toBeGreaterThan(0);
    expect(answered.items.every(({ status }: { status: string }) => status === 'answered')).toBe(true);
    expect((await list('?page=100000')).items).toEqual([]);
  });

  test.each(['page=0', 'page=1.5', 'page=x', 'status=gone', 'status=open&status=answered', 'sort=name'])(
    'the list does not know ?%s',
    async (query) => {
      await admin.get(`/admin/contact-messages?${query}`).expect(400);
    },
  );

  test('open ones are counted on the admin’s dashboard', async () => {
    const { total, pageCount } = await list('?status=open');
    const { items } = await list(`?status=open&page=${pageCount}`);
    const { body } = await admin.get('/admin/waiting').expect(200);
    expect(body).toEqual([{ kind: 'message', count: total, since: items.at(-1)!.receivedAt }]);
  });

  test('is closed to everybody but admins', async () => {
    const paths = { get: '/admin/contact-messages', post: '/admin/contact-messages/00000000-0000-7000-8000-000000000000/answer' };
    await app.http().get(`${API}${paths.get}`).expect(401);
    await app.http().post(`${API}${paths.post}`).expect(401);
    for (const roles of [[], ['vendor'], ['auditor']] as const) {
      const person = by(app, await app.member({ roles }));
      await person.get(paths.get).expect(403);
      await person.post(paths.post).expect(403);
    }
  });

  test('stands in no event in clear text, and is nobody’s once the sender is erased', async () => {
    const member = await app.member({ fullName: 'Vera Vanish' });
    const marker = 'marker-of-vera-7261';
    await send({ ...WRITTEN, name: marker, email: `${marker}@example.test`, message: `${marker} ${marker}` }, as(member)).expect(202);
    const { rows } = await app.database.pool.query('select 1 from es.events e where e::text like $1', [`%${marker}%`]);
    expect(rows).toEqual([]);

    const { id } = await newest();
    const { expected } = await app.streams.read(`user-${member.userId}`);
    const gone = event('PersonalDataErased', { userId: member.userId, erasedAt: app.clock.now() });
    await app.streams.append(`user-${member.userId}`, [gone], expected);
    await app.app.get(PersonalData).shred(member.userId, app.clock.now());
    expect(await newest()).toMatchObject({ id, name: 'Unknown', email: null, message: null, accountName: 'Unknown User' });
  });
});

describe('many messages from one address', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ config: { contactLimit: 2 } });
  });
  afterAll(() => app?.close());

  test('are refused after a few, with the time to wait, and nothing else is', async () => {
    const send = (body: object = WRITTEN) => app.http().post(`${API}/contact-messages`).send(body);
    // Mistakes are no messages, and what arrives a second time is none either.
    for (let n = 0; n < 3; n++) await send({ ...WRITTEN, email: 'pat@' }).expect(400);
    await send().expect(202);
    await send().set('Idempotency-Key', 'contact-twice').expect(202);
    await send().set('Idempotency-Key', 'contact-twice').expect(202);
    const refused = await send().expect(429);
    expect(refused.headers['content-type']).toMatch('application/problem+json');
    expect(refused.headers['retry-after']).toBe('600');
    expect(refused.body).toMatchObject({
      code: 'moderation/too-many-messages',
      detail: 'You have sent many messages in a short time. Please try again in 10 minutes.',
      retryAfterSeconds: 600,
    });
    // Its own claim of an address is not believed.
    await send().set('X-Forwarded-For', '203.0.113.7').expect(429);
    await app.http().get(`${API}/categories`).expect(200);

    const admin = by(app, await app.member({ roles: ['admin'] }));
    await app.caughtUp();
    expect((await admin.get('/admin/contact-messages').expect(200)).body).toMatchObject({ total: 2 });
  });

  test('that are refused leave nothing behind, whatever keys they come under', async () => {
    const send = (key: string, body: object) => app.http().post(`${API}/contact-messages`).set('Idempotency-Key', key).send(body);
    const kept = async () => (await app.database.pool.query('select from idempotency_record')).rowCount;
    const before = await kept();
    await send('contact-mistaken', { ...WRITTEN, email: 'pat@' }).expect(400);
    await send('contact-too-many', WRITTEN).expect(429);
    expect(await kept()).toBe(before);
  });

  test.each([
    ['reviews', 'booking/too-many-reports'],
    ['photos', 'portfolio/too-many-reports'],
  ])('visitors’ reports of %s have the same limit, and a count of their own', async (what, code) => {
    const report = (headers: Record<string, string> = {}) =>
      app.http().post(`${API}/${what}/00000000-0000-7000-8000-000000000000/reports`).set(headers).send({ ground: 'spam' });
    for (let n = 0; n < 2; n++) await report().expect(404);
    expect((await report().expect(429)).body).toMatchObject({
      code,
      detail: `You have reported many ${what} in a short time. Please try again in 10 minutes.`,
    });
    const { bearer } = await app.member();
    await report({ Authorization: bearer }).expect(404);
  });
});

test('many messages by way of a proxy that is trusted are counted for each sender', async () => {
  const app = await testApp({ config: { contactLimit: 1, trustedProxies: ['127.0.0.0/8'] } });
  const send = (from: string) => app.http().post(`${API}/contact-messages`).set('X-Forwarded-For', from).send(WRITTEN);
  await send('203.0.113.7').expect(202);
  await send('203.0.113.8').expect(202);
  await send('203.0.113.7').expect(429);
  await app.close();
});
