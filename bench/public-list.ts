import autocannon from 'autocannon';
import { buildServer } from '../test/support/build-server.js';
import { startServer } from '../test/support/server-process.js';
import { startBareServer } from './support/bare-server.js';
import { atLeast, type Bench } from './support/bench.js';
import { LIST_SQL } from './support/list-sql.js';
import { interleaved } from './support/measure.js';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 16;
const LIST = '/api/v1/services';

/** More different price ranges than the product keeps answers for: each request must be computed. */
function* priceRanges(): Generator<string> {
  for (;;) {
    for (let min = 1; min <= 200; min++) for (let max = 300; max < 500; max++) yield `${LIST}?minPrice=${min}&maxPrice=${max}`;
  }
}

/** The public list over HTTP, with the demo data, beside a bare `node:http` + `pg` server that asks Postgres each time. */
export const publicList: Bench = {
  name: 'public-list',
  async run(server) {
    const database = await server.database();
    await buildServer();
    const product = await startServer({ DATABASE_URL: database.url, DEMO_DATA: 'on' });
    const bare = await startBareServer('bare-list-server.mjs', { DATABASE_URL: database.url, LIST_SQL });
    try {
      const paths = priceRanges();
      const different = () => paths.next().value as string;
      const same = () => `${LIST}?minPrice=1&maxPrice=499`;
      await requestsPerSecond(product.url, different, 1);
      await requestsPerSecond(bare.url, different, 1);
      const found = await interleaved(ROUNDS, {
        'bare server': () => requestsPerSecond(bare.url, different, SECONDS),
        computed: () => requestsPerSecond(product.url, different, SECONDS),
        'from memory': () => requestsPerSecond(product.url, same, SECONDS),
      });
      const figures = found.medians;
      return [
        {
          what: 'public list over HTTP, computed',
          target: '≥ 0.75 × bare node:http + pg',
          ...atLeast(found.ratio('computed', 'bare server'), 0.75),
          figures,
        },
        {
          what: 'public list over HTTP, from memory',
          target: '≥ 3 × bare node:http + pg',
          ...atLeast(found.ratio('from memory', 'bare server'), 3),
          figures,
        },
      ];
    } finally {
      await product.stop();
      bare.stop();
      await database.close();
    }
  },
};

async function requestsPerSecond(url: string, path: () => string, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: path() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were not 200, ${result.errors} errors`);
  return result.requests.total / result.duration;
}
