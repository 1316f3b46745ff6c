import { connect } from 'node:net';
import { Idempotency, type Lease } from '../../src/platform/commands/idempotency.js';
import type { Database } from '../../src/platform/database/database.js';
import { type Member, type TestApp, testApp } from '../support/app.js';

/** What a stranger may send to any route: each is answered with a sentence, never with a 500. */
describe('hostile input', () => {
  let product: TestApp;
  let customer: Member;
  beforeAll(async () => {
    product = await testApp();
    customer = await product.member();
  });
  afterAll(() => product?.close());

  const booking = {
    serviceId: '00000000-0000-7000-8000-000000000000',
    serviceRevision: 0,
    date: '2026-03-10',
    time: '10:00',
    street: '100 Congress Avenue',
    zip: '78701',
  };
  const book = (body: object) => product.http().post('/api/v1/bookings').set('Authorization', customer.bearer).send(body);

  test('malformed JSON is a 400 problem', async () => {
    const answer = await product.http().post('/api/v1/auth/sign-in').set('Content-Type', 'application/json').send('{"email": ').expect(400);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.body).toMatchObject({ status: 400, code: 'platform/malformed' });
  });

  test('an empty body is a 400 problem', async () => {
    const answer = await product.http().post('/api/v1/auth/sign-in').set('Content-Type', 'application/json').expect(400);
    expect(answer.body).toMatchObject({ status: 400 });
  });

  test('a field that nobody knows is named', async () => {
    const answer = await book({ ...booking, status: 'confirmed', totalCents: 1 }).expect(400);
    expect(answer.body.fields).toMatchObject({ status: 'This field is not known here.', totalCents: 'This field is not known here.' });
  });

  test.each(['constructor', 'toString', 'hasOwnProperty'])('a field that every object inherits is not known either: %s', async (field) => {
    expect((await book({ ...booking, [field]: 1 }).expect(400)).body.fields).toEqual({ [field]: 'This field is not known here.' });
    const answer = await product.http().get(`/api/v1/services?${field}=1`).expect(400);
    expect(answer.body.fields).toEqual({ [field]: 'This field is not known here.' });
  });

  test('a wrong type gets a message of its field', async () => {
    const answer = await book({ ...booking, street: 12, serviceRevision: 'newest' }).expect(400);
    expect(Object.keys(answer.body.fields as object).sort()).toEqual(['serviceRevision', 'street']);
  });

  test.each([
    ['in a body', () => book({ ...booking, street: 'Main\u0000Street' })],
    ['in a query', () => product.http().get('/api/v1/services?search=a%00b')],
    ['in a path', () => product.http().get('/api/v1/services/%00')],
  ])('a NUL character %s is a 400', async (_where, send) => {
    expect((await send()).body).toMatchObject({ status: 400 });
  });

  test('half a surrogate pair is a 400', async () => {
    const answer = await product
      .http()
      .post('/api/v1/bookings')
      .set('Authorization', customer.bearer)
      .set('Content-Type', 'application/json')
      .send(JSON.stringify(booking).replace('Congress', '\\ud800'))
      .expect(400);
    expect(answer.body.fields).toEqual({ street: 'This text is not well-formed Unicode.' });
  });

  test('a date that does not exist is a 400', async () => {
    const answer = await book({ ...booking, date: '2031-02-31' }).expect(400);
    expect(Object.keys(answer.body.fields as object)).toEqual(['date']);
  });

  test('a slot outside the ten is a 400', async () => {
    const answer = await book({ ...booking, time: '08:00' }).expect(400);
    expect(Object.keys(answer.body.fields as object)).toEqual(['time']);
  });

  test.each(['not-a-uuid', '00000000-0000-7000-8000-000000000000', "';drop table es.events;--"])(
    'the id %s is a 404 or a 400',
    async (id) => {
      for (const path of ['services', 'vendors', 'services/x/slots?date=2026-03-10&id=']) {
        const answer = await product
          .http()
          .get(`/api/v1/${path.replace('/x/', `/${encodeURIComponent(id)}/`)}${path.includes('/x/') ? '' : `/${encodeURIComponent(id)}`}`);
        expect([400, 404]).toContain(answer.status);
        expect(answer.headers['content-type']).toMatch('application/problem+json');
      }
    },
  );

  test('nesting beyond twenty levels is a 400', async () => {
    const deep = JSON.parse('{"a":'.repeat(40) + '1' + '}'.repeat(40)) as object;
    const { fields } = (await book(deep).expect(400)).body as { fields: object };
    expect(Object.values(fields)).toEqual(['Nested deeper than 20 levels.']);
  });

  test('a body beyond 32 KB is a 413', async () => {
    expect((await book({ ...booking, instructions: 'x'.repeat(40_000) })).body).toMatchObject({ status: 413, code: 'platform/too-large' });
  });

  test('a body that is not JSON is a 415', async () => {
    const answer = await product.http().post('/api/v1/auth/sign-in').set('Content-Type', 'text/xml').send('<a/>');
    expect(answer.body).toMatchObject({ status: 415 });
  });

  test('an address of the API that can not be decoded is a 400 problem', async () => {
    const raw = await rawRequest(product.url, 'GET /api/%ZZ HTTP/1.1');
    expect(raw).toMatch(/^HTTP\/1\.1 400 /);
    expect(raw).toMatch('application/problem+json');
  });

  test('a route that does not exist is a 404 problem', async () => {
    const answer = await product.http().get('/api/v1/nothing-here').expect(404);
    expect(answer.body).toMatchObject({ code: 'platform/not-found' });
  });

  test('who is not signed in is told so', async () => {
    const answer = await product.http().get('/api/v1/bookings').expect(401);
    expect(answer.body).toMatchObject({ code: 'identity/not-signed-in' });
  });

  test('a role that is missing is a 403', async () => {
    const answer = await product.http().get('/api/v1/admin/counts').set('Authorization', customer.bearer).expect(403);
    expect(answer.body).toMatchObject({ code: 'platform/not-allowed' });
  });

  test('a position that is none is a 400', async () => {
    // Also when the answer is in memory.
    await product.http().get('/api/v1/categories').expect(200);
    const answer = await product.http().get('/api/v1/categories').set('X-Min-Position', "1' or 1=1").expect(400);
    expect(Object.keys(answer.body.fields as object)).toEqual(['X-Min-Position']);
  });
});

describe('a command that comes twice', () => {
  let product: TestApp;
  let admin: Member;
  beforeAll(async () => {
    product = await testApp();
    admin = await product.member({ roles: ['admin'] });
  });
  afterAll(() => product?.close());

  const create = (key: string, slug: string) =>
    product
      .http()
      .post('/api/v1/admin/categories')
      .set('Authorization', admin.bearer)
      .set('Idempotency-Key', key)
      .send({ name: 'Cleaning', slug, description: 'Clean homes.' });

  test('is answered as the first time, and done once', async () => {
    const first = await create('first-key-1', 'cleaning').expect(201);
    const second = await create('first-key-1', 'cleaning').expect(201);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(second.headers['x-position']).toBe(first.headers['x-position']);
  });

  test('with another body is a 422', async () => {
    await create('second-key-1', 'plumbing').expect(201);
    const answer = await create('second-key-1', 'electrical').expect(422);
    expect(answer.body).toMatchObject({ code: 'platform/key-reused' });
  });

  test('at the same moment runs once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create('third-key-1', 'painting')));
    const { rows } = await product.database.pool.query(
      `select 1 from es.events where type = 'CategoryCreated' and data->>'slug' = 'painting'`,
    );
    expect(rows).toHaveLength(1);
    expect(answers.map(({ status }) => status).every((status) => status === 201 || status === 409)).toBe(true);
  });

  test('while the first is carried out the second is told so; when its process is gone, it goes on as the same command', async () => {
    const idempotency = product.app.get(Idempotency);
    const request = { actor: admin.userId, route: 'POST /api/v1/somewhere', key: 'fifth-key-1', body: {} };
    const first = await idempotency.claim(request);
    await expect(idempotency.claim(request)).rejects.toMatchObject({ code: 'platform/in-flight', details: { retryAfterSeconds: 1 } });
    await product.database.pool.query(`update idempotency_record set lease_until = now() - interval '1 second' where key = $1`, [
      request.key,
    ]);
    expect(await idempotency.claim(request)).toMatchObject({ commandId: (first as { commandId: string }).commandId });
  });

  test('whose end Postgres has not heard of is taken up at once: nobody waits for the lease', async () => {
    const { pool } = product.database;
    let isAway = false;
    const query = (asked: object) =>
      isAway ? Promise.reject(new Error('Connection terminated unexpectedly')) : pool.query(asked as never);
    const idempotency = new Idempotency({ pool: { query } } as unknown as Database);
    const request = { actor: admin.userId, route: 'POST /api/v1/somewhere', key: 'sixth-key-1', body: {} };
    const first = (await idempotency.claim(request)) as Lease;
    isAway = true;
    await idempotency.release(request, first);
    isAway = false;
    expect(await idempotency.claim(request)).toMatchObject({ commandId: first.commandId });
  });

  test('its position lets the next query see what it did', async () => {
    const made = await create('fourth-key-1', 'automobile').expect(201);
    const answer = await product.http().get('/api/v1/categories').set('X-Min-Position', made.headers['x-position']!).expect(200);
    expect((answer.body as { slug: string }[]).map(({ slug }) => slug)).toContain('automobile');
    expect(answer.headers['x-stale']).toBeUndefined();
  });
});

function rawRequest(url: string, line: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(`${line}\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`));
    socket
      .on('data', (chunk: Buffer) => (answer += chunk.toString()))
      .on('end', () => resolve(answer))
      .on('error', reject);
  });
}
