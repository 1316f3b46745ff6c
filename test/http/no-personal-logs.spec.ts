import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/process/project.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { Heard } from '../support/heard.js';
import { reached } from './account-support.js';
import { API } from './booking-support.js';

const MARK = 'zmarkerz';
/** A text that no log may hold, wherever it was planted. */
const marked = (place: string) => `${MARK}-${place.replace(/[^a-z0-9]/gi, '')}`;

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
const document = JSON.parse(readFileSync(join(projectRoot, 'openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** A body with a marked text in every field, however deep. */
function filled(schema: Schema, place: string): unknown {
  if (schema.$ref) return filled(document.components.schemas[schema.$ref.split('/').at(-1)!]!, place);
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, child]) => [name, filled(child, `${place}${name}`)]));
  if (schema.type === 'array') return [filled(schema.items ?? {}, place)];
  return marked(place);
}

const FULL_MAILBOX = 'full.example.test';

/** Takes no mail, from some for good and from others for now, and says whose it was (RFC 5321). */
function rudeMailServer(): Server {
  return createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const line = chunk.toString();
      const refusal = line.includes(FULL_MAILBOX) ? '450 4.2.2 mailbox full' : '550 5.1.1 no such person';
      socket.write(line.startsWith('RCPT') ? `${refusal}: ${line.trim()}\r\n` : '250 fine\r\n');
    });
    socket.on('error', () => undefined);
  });
}

describe('the log of a server in production, which tells all that it can', () => {
  const heard = new Heard();
  let app: TestApp;
  let mails: Server;
  let person: Member;
  beforeAll(async () => {
    mails = rudeMailServer();
    await once(mails.listen(0, '127.0.0.1'), 'listening');
    const smtpUrl = `smtp://127.0.0.1:${(mails.address() as AddressInfo).port}`;
    app = await testApp({ config: { production: true, logLevel: 'trace', smtpUrl, contactLimit: 10_000 }, logTo: heard });
    person = await app.member({ fullName: marked('name'), email: `${marked('email')}@example.test` });
  });
  afterAll(async () => {
    await app?.close();
    mails.close();
  });

  const clean = () => {
    const at = heard.text.toLowerCase().indexOf(MARK);
    expect(heard.text.slice(Math.max(0, at - 300), at < 0 ? 0 : at + 100)).toBe('');
  };

  const HEADERS = ['User-Agent', 'Referer', 'X-Forwarded-For', 'X-Request-Id', 'Origin', 'Cookie', 'Accept-Language', 'X-Name'];
  const headers = () => Object.fromEntries(HEADERS.map((name) => [name, name === 'Cookie' ? `session=${marked('cookie')}` : marked(name)]));

  /** Every route, with marks in its path, its query, its headers and its body. */
  async function askEverything(more: Record<string, string>, as: 'marked' | 'ids'): Promise<number[]> {
    const statuses: number[] = [];
    for (const { path, method, operation } of operations) {
      const value = (name: string) => (as === 'marked' ? marked(name) : '00000000-0000-7000-8000-000000000000');
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => value(name));
      const query = (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => `${name}=${marked(name)}`);
      const request = app
        .http()
        [method as 'get'](`${address}?${[...query, `more=${marked('more')}`].join('&')}`)
        .set({ ...headers(), ...more });
      const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
      statuses.push((await (schema ? request.send(filled(schema, operation.operationId) as object) : request)).status);
    }
    return statuses;
  }

  test('names every request, and nothing that came with it', async () => {
    const visitor = await askEverything({}, 'marked');
    const token = await askEverything({ Authorization: `Bearer ${marked('token')}`, 'Idempotency-Key': marked('key') }, 'marked');
    const signedIn = await askEverything({ Authorization: person.bearer, 'Idempotency-Key': marked('key') }, 'marked');
    const ids = await askEverything({ Authorization: person.bearer }, 'ids');
    const statuses = new Set([...visitor, ...token, ...signedIn, ...ids]);
    for (const status of [200, 400, 401, 403, 404]) expect(statuses).toContain(status);
    const routes = new Set(heard.entries.map(({ route }) => route));
    for (const route of ['/api/v1/auth/sign-in', '/api/v1/services/:id', '/api/v1/account/profile']) expect(routes).toContain(route);
    clean();
  });

  test('says nothing of what was told and kept', async () => {
    const other = await app.member({ email: `${marked('other')}@example.test` });
    const post = (path: string, body: object) => app.http().post(`${API}${path}`).set('Authorization', person.bearer).send(body);
    await app
      .http()
      .put(`${API}/account/profile`)
      .set('Authorization', person.bearer)
      .send({
        fullName: marked('fullname'),
        phone: '2065550123',
        address: marked('address'),
        city: marked('city'),
        state: 'WA',
        zipCode: '98101',
      })
      .expect(200);
    await post('/contact-messages', {
      name: marked('sender'),
      email: `${marked('mail')}@example.test`,
      topic: 'other',
      message: marked('message'),
    }).expect(202);
    await app
      .http()
      .post(`${API}/auth/sign-in`)
      .send({ email: `${marked('nobody')}@example.test`, password: marked('password') })
      .expect(401);
    await app
      .http()
      .post(`${API}/auth/sign-in`)
      .send({ email: other.email, password: marked('password') })
      .expect(401);
    clean();
  });

  test('says nothing of requests that can not be read', async () => {
    const broken = (body: string) => app.http().post(`${API}/auth/sign-in`).set('Content-Type', 'application/json').send(body);
    await broken(`{"email": ${MARK}}`).expect(400);
    await broken(`"${MARK}`).expect(400);
    await app.http().post(`${API}/auth/sign-in`).set('Content-Type', `text/${MARK}`).send(MARK).expect(415);
    await app
      .http()
      .post(`${API}/auth/sign-in`)
      .send({ email: MARK.repeat(8000) })
      .expect(413);
    await app
      .http()
      .get(`${API}/${marked('path')}`)
      .expect(404);
    await app
      .http()
      .get(`/${marked('page')}?q=${marked('query')}`)
      .expect(404);
    await app.http().get(`${API}/services/%ZZ${MARK}`).expect(400);
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.end(`GET /${MARK} HTTP/1.1\r\n${MARK}\r\n\r\n`);
    socket.resume();
    await once(socket, 'close');
    clean();
  });

  test('says of an error what broke, and not for whom', async () => {
    const table = 'read.account_directory';
    await app.database.pool.query(`alter table ${table} rename to away`);
    try {
      await app
        .http()
        .get(`${API}/account/profile?for=${marked('for')}`)
        .set({ ...headers(), Authorization: person.bearer })
        .expect(500);
      await app
        .http()
        .get(`${API}/auth/me`)
        .set({ ...headers(), Authorization: person.bearer })
        .expect(500);
    } finally {
      await app.database.pool.query('alter table read.away rename to account_directory');
    }
    expect(heard.text).toContain('account_directory');
    clean();
  });

  test('says that a mail was not taken, and not whose', async () => {
    for (const host of ['example.test', FULL_MAILBOX])
      await app
        .http()
        .post(`${API}/auth/sign-up`)
        .send({ fullName: marked('new'), email: `${marked('new')}@${host}`, password: 'a very good password' })
        .expect(202);
    const waiting = async () => (await app.database.pool.query<{ row: string }>('select w::text as row from reaction_parked w')).rows;
    await reached(app, { 'identity.send-account-mails': ['UserRegistered'] });
    const rows = await waiting();
    expect(rows).toHaveLength(1);
    expect(rows.map(({ row }) => row).join()).toContain('The mail server did not take the mail (EENVELOPE 450)');
    expect(rows.map(({ row }) => row).join()).not.toContain(MARK);
    expect(heard.text).toContain('The mail server did not take the mail (EENVELOPE 450)');
    expect(heard.text).toContain('The mail server will never take mails for this recipient (EENVELOPE 550)');
    clean();
  });
});
