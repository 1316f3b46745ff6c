import { Agent } from 'node:http';
import { buildServer } from '../test/support/build-server.js';
import { startServer } from '../test/support/server-process.js';
import { atMost, type Bench, type Row } from './support/bench.js';
import { crowd } from './support/crowd.js';
import { percentile } from './support/measure.js';
import { pacedRequests } from './support/paced-requests.js';
import type { BenchServer } from './support/server.js';

const ROUNDS = 8;
const ROUND_MS = 4_000;
const READ_EVERY_MS = 10;
/** Several times as many as two hashes at once can answer. */
const ASK_EVERY_MS = 4;

/**
 * Reading the public list while passwords are guessed: hashing must not starve it, and what is too much must be told so. On two cores so many requests
 * cost something whatever they ask for, so that a crowd which asks for next to nothing is measured beside.
 */
export const signInFlood: Bench = {
  name: 'sign-in-flood',
  async run(server) {
    const product = await furnished(server);
    const { url } = product;
    // The same connections all the time: to open them is no part of a reading.
    const agent = new Agent({ keepAlive: true });
    const beside = async (name: 'signIns' | 'healthChecks') => {
      const [times, statuses] = await Promise.all([reads(url, agent), crowd({ url, crowd: name, everyMs: ASK_EVERY_MS, forMs: ROUND_MS })]);
      return { times, statuses };
    };
    const quiet: number[] = [];
    const crowded: number[] = [];
    const flooded: number[] = [];
    const answers = new Map<number, number>();
    try {
      await reads(url, agent); // until its code is compiled
      for (let round = 0; round < ROUNDS; round++) {
        quiet.push(...(await reads(url, agent)));
        crowded.push(...(await beside('healthChecks')).times);
        const { times, statuses } = await beside('signIns');
        flooded.push(...times);
        for (const [status, count] of statuses) answers.set(status, (answers.get(status) ?? 0) + count);
      }
    } finally {
      agent.destroy();
      await product.close();
    }
    const [quietP99, crowdedP99, floodedP99] = [quiet, crowded, flooded].map((times) => percentile(times, 0.99)) as [
      number,
      number,
      number,
    ];
    return [readingRow(quietP99, floodedP99), hashingRow(crowdedP99, floodedP99), answersRow(answers)];
  },
};

interface Product {
  readonly url: string;
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
  return { url: product.url, close };
}

async function reads(url: string, agent: Agent): Promise<number[]> {
  const ask = (index: number) => ({ path: `/api/v1/services?maxPrice=${50 + (index % 40) * 10}` });
  const answers = await pacedRequests(url, ask, { everyMs: READ_EVERY_MS, forMs: ROUND_MS, agent });
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) throw new Error(`reading was answered ${refused.status}`);
  return answers.map(({ milliseconds }) => milliseconds);
}

const crowdRate = `${1000 / ASK_EVERY_MS} sign-ins a second`;
const readRate = `p99 of ${1000 / READ_EVERY_MS} readings a second`;

/** Of all rounds together: a hundredth of one round would be four readings. */
const readingRow = (quiet: number, flooded: number): Row => ({
  what: `public list while ${crowdRate} come, ${readRate}`,
  target: '≤ 2 × its quiet p99',
  ...atMost(flooded / quiet, 2),
  figures: { quietP99Ms: quiet, floodedP99Ms: flooded },
});

/** What is left once the number of requests is taken out. */
const hashingRow = (crowded: number, flooded: number): Row => ({
  what: `the same beside ${crowdRate}, and beside as many health checks`,
  target: '≤ 2 × of these',
  ...atMost(flooded / crowded, 2),
  figures: { crowdedP99Ms: crowded, floodedP99Ms: flooded },
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
