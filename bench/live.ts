import { randomBytes } from 'node:crypto';
import { DEMO_PASSWORD } from '../src/demo/market/accounts.js';
import { buildServer } from '../test/support/build-server.js';
import { listen, type Listening } from '../test/support/live-stream.js';
import { type ServerProcess, startServer } from '../test/support/server-process.js';
import type { Bench, Row } from './support/bench.js';
import { percentile } from './support/measure.js';

const CHANGES = 200;
const WITHIN_MS = 1000;
const WARM_UP = 20;
const OTHERS = 199;
/** So many streams may each session have open. */
const OF_ONE_SESSION = 20;
const CUSTOMER = { email: 'customer@demo.test', password: DEMO_PASSWORD };

/** From the moment in which somebody does something at one process until a window at another shows it: told by the stream, and asked for anew. */
export const live: Bench = {
  name: 'live',
  async run(server) {
    const database = await server.database();
    await buildServer();
    const secrets = { MASTER_KEY: randomBytes(32).toString('base64'), TOKEN_SECRET: randomBytes(32).toString('hex') };
    const env = { DATABASE_URL: database.url, ...secrets };
    const one = await startServer({ ...env, DEMO_DATA: 'on' });
    const other = await startServer(env);
    try {
      return [await changes(one, other)];
    } finally {
      await Promise.all([one.stop(), other.stop()]);
      await database.close();
    }
  },
};

async function changes(one: ServerProcess, other: ServerProcess): Promise<Row> {
  const sessions: string[] = [];
  while (sessions.length * OF_ONE_SESSION <= OTHERS) sessions.push(await signIn(one));
  const headers = { Authorization: sessions[0]! };
  const { items } = await json<{ items: { id: string }[] }>(one, 'services');
  const windows = await Promise.all(
    Array.from({ length: OTHERS + 1 }, (_, window) => listen(other.url, sessions[window % sessions.length]!)),
  );
  const [told, shown]: [number[], number[]] = [[], []];
  for (let change = 0; change < WARM_UP + CHANGES; change++) {
    const began = performance.now();
    const method = change % 2 === 0 ? 'PUT' : 'DELETE';
    const done = fetch(`${one.url}/api/v1/favorites/services/${items[0]!.id}`, { method, headers });
    const [position] = await Promise.all(windows.map(heard));
    told.push(performance.now() - began);
    const { services } = await json<{ services: string[] }>(other, 'favorites/ids', {
      headers: { ...headers, 'X-Min-Position': position! },
    });
    shown.push(performance.now() - began);
    if ((await done).status !== 204) throw new Error(`the change was answered ${(await done).status}`);
    if (services.includes(items[0]!.id) !== (method === 'PUT')) throw new Error('what was shown is not what was done');
  }
  for (const window of windows) window.close();
  return row(told.slice(WARM_UP), shown.slice(WARM_UP));
}

async function signIn(server: ServerProcess): Promise<string> {
  const { accessToken } = await json<{ accessToken: string }>(server, 'auth/sign-in', { method: 'POST', body: JSON.stringify(CUSTOMER) });
  return `Bearer ${accessToken}`;
}

const heard = async (window: Listening): Promise<string> => (await window.until('Favorite')).at(-1)!.position;

async function json<Answer>(server: ServerProcess, path: string, request: RequestInit = {}): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', ...request.headers };
  const answer = await fetch(`${server.url}/api/v1/${path}`, { ...request, headers });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

function row(told: readonly number[], shown: readonly number[]): Row {
  const p95 = percentile(shown, 0.95);
  return {
    what: `a change at one process, until a window at another shows it, ${OTHERS} other windows told as well, p95`,
    target: '≤ 1,000 ms',
    measured: `${p95.toFixed(1)} ms`,
    holds: p95 <= WITHIN_MS,
    figures: { toldP50Ms: percentile(told, 0.5), toldP95Ms: percentile(told, 0.95), shownP50Ms: percentile(shown, 0.5), shownP95Ms: p95 },
  };
}
