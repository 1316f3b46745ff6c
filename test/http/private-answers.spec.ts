import type { Response } from 'supertest';
import { ask, send } from './authorization/ask.js';
import { MATRIX } from './authorization/matrix.js';
import { type Row, TARGETS } from './authorization/row.js';
import { buildWorld, type World } from './authorization/world.js';

const ROWS = Object.entries(MATRIX);
const targetOf = ({ answers }: Row) => TARGETS.find((target) => answers[target] !== undefined)!;
/** Who comes in, and is signed in. */
const personOf = ({ open }: Row) => open.find((who) => who !== 'visitor')!;

let world: World;
/** What each route has answered to such a person. */
const answers = new Map<string, Response>();
beforeAll(async () => {
  world = await buildWorld();
  for (const [route, row] of ROWS) answers.set(route, await ask(world, route, row, personOf(row), targetOf(row)));
});
afterAll(() => world.close());

const isKept = ({ headers }: Response): boolean => !/no-store/.test(String(headers['cache-control']));
const setsCookie = ({ headers }: Response): boolean => headers['set-cookie'] !== undefined;
const routesWhere = (is: (answer: Response) => boolean): string[] =>
  [...answers].filter(([, answer]) => is(answer)).map(([route]) => route);

describe('no cache keeps', () => {
  test('what only those who are signed in may ask for', () => {
    const closed = ROWS.filter(([, { open }]) => !open.includes('visitor')).map(([route]) => route);
    expect(closed.length).toBeGreaterThan(50);
    expect(closed.filter((route) => isKept(answers.get(route)!))).toEqual([]);
  });

  test('an answer that sets a cookie', () => {
    expect(routesWhere((answer) => setsCookie(answer) && isKept(answer))).toEqual([]);
  });

  test('what is not the same for everybody', async () => {
    const kept = routesWhere(isKept);
    expect(kept.length).toBeGreaterThan(10);
    await world.app.caughtUp();
    for (const route of kept) {
      const row = MATRIX[route]!;
      const [persons, visitors] = [await ask(world, route, row, personOf(row), 'own'), await ask(world, route, row, 'visitor', 'own')];
      expect([route, persons.text]).toEqual([route, visitors.text]);
    }
  });

  test('a refusal', async () => {
    const { headers } = await world.app.http().get('/api/v1/auth/me').expect(401);
    expect(headers['cache-control']).toBe('no-store');
  });
});

/** Where the session's cookie, the one by which a browser is known, or that with the day of the last visit, is set, read or taken away. */
const TOUCHES_COOKIE = [
  'DELETE /api/v1/visits/last',
  'POST /api/v1/account/deletion',
  'POST /api/v1/account/password',
  'POST /api/v1/account/two-factor/disable',
  'POST /api/v1/account/two-factor/enable',
  'POST /api/v1/auth/refresh',
  'POST /api/v1/auth/reset-password',
  'POST /api/v1/auth/sign-in',
  'POST /api/v1/auth/sign-out',
  'PUT /api/v1/visits/today',
];

function multipart(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  return `${parts.join('')}--x--\r\n`;
}

describe('a page of another site', () => {
  const writes = Object.entries(MATRIX).filter(([route]) => !route.startsWith('GET '));

  test.each([
    ['its origin', { origin: 'https://evil.example' }],
    ['no origin that it could name', { origin: 'null' }],
    ['our address under another port, as its origin', { origin: 'http://localhost:3001' }],
    ['what the browser says of it', { 'sec-fetch-site': 'cross-site' }],
    ['what the browser says of a neighbour', { 'sec-fetch-site': 'same-site' }],
  ])('is told by %s, and refused wherever one of our cookies matters', async (_, headers) => {
    const refused: string[] = [];
    for (const [route, { open }] of writes) {
      const answer = await send(world, route, { headers: { 'X-Requested-With': 'plumb-and-level', ...headers } }, open[0]!);
      expect([route, setsCookie(answer)]).toEqual([route, false]);
      if ((answer.body as { code?: string } | null)?.code === 'identity/foreign-request') refused.push(`${route}: ${answer.status}`);
    }
    expect(refused.sort()).toEqual(TOUCHES_COOKIE.map((route) => `${route}: 403`));
  });

  test('is refused wherever a cookie was set for ours', () => {
    const setting = routesWhere(setsCookie);
    expect(setting.length).toBeGreaterThan(3);
    expect(setting.filter((route) => !TOUCHES_COOKIE.includes(route))).toEqual([]);
  });

  test('is no page of ours: those are let in, by whichever name we are reached', async () => {
    const { http, url } = world.app;
    const credentials = { email: world.stranger.email, password: 'wrong' };
    for (const origin of ['http://localhost:3000', url, undefined]) {
      const headers = { 'Sec-Fetch-Site': 'same-origin', ...(origin && { Origin: origin }) };
      await http().post('/api/v1/auth/sign-in').set(headers).send(credentials).expect(401);
    }
  });

  test.each([
    ['a form', 'application/x-www-form-urlencoded', (fields: Record<string, string>) => new URLSearchParams(fields).toString()],
    ['a plain form', 'text/plain', JSON.stringify],
    ['a plain form that calls itself JSON', 'text/plain; charset=utf-8; application/json', JSON.stringify],
    ['a form with files', 'multipart/form-data; boundary=x', multipart],
    ['a request without a type', '', JSON.stringify],
  ])('has no use for %s: nothing but JSON is read', async (_, type, encoded) => {
    const body = encoded({ email: world.stranger.email, password: 'a very good password' });
    for (const [route] of writes.filter(([one]) => one !== 'POST /api/v1/account/photo')) {
      const [method, path] = route.split(' ') as [string, string];
      const headers = { 'X-Requested-With': 'plumb-and-level', ...(type && { 'Content-Type': type }) };
      const answer = await fetch(world.app.url + path, { method, headers, body: new TextEncoder().encode(body) });
      expect([route, answer.status]).toEqual([route, 415]);
      expect(await answer.json()).toMatchObject({ type: '/problems/platform/unsupported-format', code: 'platform/unsupported-format' });
    }
  });
});
