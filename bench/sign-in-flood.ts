import { Agent, type ClientRequest, get, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { buildServer } from '../test/support/build-server.js';
import { startServer } from '../test/support/server-process.js';
import { atMost, type Bench, type Row } from './support/bench.js';
import { percentile } from './support/measure.js';
import type { BenchServer } from './support/server.js';

const ROUNDS = 8;
const ROUND_MS = 4_000;
/** Steady, whether the last one has been answered or not: who waits for answers would ask less of a slow server. */
const READ_EVERY_MS = 10;
/** Several times as many as two hashes at once can answer. */
const SIGN_IN_EVERY_MS = 4;

/** Reading the public list while passwords are guessed: hashing must not starve it, and what is too much must be told so. */
export const signInFlood: Bench = {
  name: 'sign-in-flood',
  async run(server) {
    const product = await furnished(server);
    const answers = new Map<number, number>();
    try {
      await reads(product); // until its code is compiled
      const quiet: number[] = [];
      const flooded: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        quiet.push(...(await reads(product)));
        const flood = signIns(product, answers);
        flooded.push(...(await reads(product)));
        await flood;
      }
      return [readingRow(percentile(quiet, 0.99), percentile(flooded, 0.99)), answersRow(answers)];
    } finally {
      product.agent.destroy();
      await product.close();
    }
  },
};

interface Product {
  readonly url: string;
  readonly agent: Agent;
  close(): Promise<void>;
}

async function furnished(server: BenchServer): Promise<Product> {
  const database = await server.database();
  await buildServer();
  const product = await startServer({ DATABASE_URL: database.url, DEMO_DATA: 'on' });
  const close = async () => {
    await product.stop();
    await database.close();
  };
  return { url: product.url, agent: new Agent({ keepAlive: true }), close };
}

/** Calls `work` at a steady pace for the length of a round, and waits for all of it. */
async function paced(everyMs: number, work: (index: number) => Promise<void>): Promise<void> {
  const begun = performance.now();
  const under: Promise<void>[] = [];
  for (let index = 0; performance.now() - begun < ROUND_MS; index++) {
    await pause(Math.max(0, begun + index * everyMs - performance.now()));
    under.push(work(index));
  }
  await Promise.all(under);
}

async function reads({ url, agent }: Product): Promise<number[]> {
  const times: number[] = [];
  await paced(READ_EVERY_MS, async (index) => {
    const start = performance.now();
    const status = await statusOf((done) => get(`${url}/api/v1/services?maxPrice=${50 + (index % 40) * 10}`, { agent }, done));
    if (status !== 200) throw new Error(`reading was answered ${status}`);
    times.push(performance.now() - start);
  });
  return times;
}

/** Each with an address of its own, so that it is not the lockout that answers. */
async function signIns({ url, agent }: Product, answers: Map<number, number>): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await paced(SIGN_IN_EVERY_MS, async (index) => {
    const body = JSON.stringify({ email: `${Date.now()}-${index}@example.test`, password: 'a guess like any other' });
    const status = await statusOf((done) => request(`${url}/api/v1/auth/sign-in`, { agent, method: 'POST', headers }, done).end(body));
    answers.set(status, (answers.get(status) ?? 0) + 1);
  });
}

function statusOf(send: (done: (answer: IncomingMessage) => void) => ClientRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = send((answer) => {
      answer.resume().on('error', reject);
      answer.on('end', () => resolve(answer.statusCode!));
    });
    sent.on('error', reject).end();
  });
}

/** Of all rounds together: a hundredth of one round would be four readings. */
const readingRow = (quiet: number, flooded: number): Row => ({
  what: `public list while ${1000 / SIGN_IN_EVERY_MS} sign-ins a second come, p99 of ${1000 / READ_EVERY_MS} readings a second`,
  target: '≤ 2 × its quiet p99',
  ...atMost(flooded / quiet, 2),
  figures: { quietP99Ms: quiet, floodedP99Ms: flooded },
});

function answersRow(answers: ReadonlyMap<number, number>): Row {
  const [checked, tooMany] = [answers.get(401) ?? 0, answers.get(429) ?? 0];
  const all = [...answers.values()].reduce((sum, count) => sum + count, 0);
  return {
    what: 'sign-ins that are too many',
    target: '429, and nothing but 401 beside it',
    measured: `${checked} checked, ${tooMany} told to come back, ${all - checked - tooMany} else`,
    holds: checked > 0 && tooMany > 0 && checked + tooMany === all,
    figures: { checked, tooMany, all },
  };
}
