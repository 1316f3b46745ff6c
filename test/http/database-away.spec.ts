import pg from 'pg';
import { newId } from '../../src/platform/ids.js';
import { databaseNamed } from '../../src/platform/migrations/start-database.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { TEST_SERVER } from '../support/test-server.js';

describe('while the database lets nobody in', () => {
  let product: TestApp;
  let customer: Member;
  let admin: pg.Client;
  const name = () => new URL(product.database.url).pathname.slice(1);
  const open = (allowed: boolean) => admin.query(`alter database ${name()} allow_connections ${allowed}`);

  beforeAll(async () => {
    product = await testApp();
    customer = await product.member();
    await product.caughtUp();
    admin = new pg.Client({ connectionString: await databaseNamed('postgres', process.env[TEST_SERVER]!) });
    await admin.connect();
    await open(false);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name()]);
  });
  afterAll(async () => {
    await admin?.end();
    await product?.close();
  });

  const http = () => product.http();
  const signUp = { fullName: 'Pat Example', email: 'pat@example.test', password: 'a very good password' };
  test.each([
    // Not the list of services: until it is noticed that the database is away, that is answered from memory, and rightly.
    ['a public query', () => http().get(`/api/v1/services/${newId()}`)],
    ['a query of a person', () => http().get('/api/v1/bookings').set('Authorization', customer.bearer)],
    ['signing in', () => http().post('/api/v1/auth/sign-in').send({ email: customer.email, password: signUp.password })],
    ['signing up', () => http().post('/api/v1/auth/sign-up').send(signUp)],
    ['a command with a key', () => http().post('/api/v1/contact-messages').set('Idempotency-Key', 'once-and-only').send({})],
  ])('%s is answered 503, with when to try again', async (_, ask) => {
    const answer = await ask();
    expect(answer.body).toMatchObject({ status: 503, code: 'platform/unavailable' });
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.headers['retry-after']).toBe('2');
  });

  test('the process goes on, and serves as soon as it is let in again', async () => {
    await http().get('/health/live').expect(200);
    await open(true);
    await product.caughtUp();
    await http().get('/api/v1/bookings').set('Authorization', customer.bearer).expect(200);
  });
});
