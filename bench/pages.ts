import { Agent, get } from 'node:http';
import type { ServicePageDto } from '../src/catalog/listing/catalog.dto.js';
import { buildProduct } from '../test/support/build-server.js';
import { startServer } from '../test/support/server-process.js';
import { atMost, type Bench, type Row } from './support/bench.js';
import { median, percentile } from './support/measure.js';

const READERS = 10;
const REPEATS = 60;
/** Calls after which the server's code is compiled. */
const WARM_UP = 40;
/** So many uncached pages are asked for in one moment, in so many rounds. */
const AT_ONCE = 40;
const ROUNDS = 5;

/** Public pages as a browser gets them, compressed and to their last byte, with the demo data. */
export const pages: Bench = {
  name: 'pages',
  async run(server) {
    const database = await server.database();
    await buildProduct();
    const product = await startServer({ DATABASE_URL: database.url, DEMO_DATA: 'on' });
    const agent = new Agent({ keepAlive: true });
    const timeOf = (path: string): Promise<number> => toLastByte(product.url + path, agent);
    try {
      const services = await someServices(product.url);
      for (let n = 0; n < WARM_UP; n++) await timeOf(`/services?minPrice=10&maxPrice=${400 + n}`);

      const rows: Row[] = [];
      const computed = {
        'lists, rendered': Array.from({ length: 100 }, (_, n) => `/services?minPrice=20&maxPrice=${300 + n}`),
        'services, rendered': services.map(({ id }) => `/service/${id}`),
        'providers, rendered': [...new Set(services.map(({ vendor }) => `/vendor/${vendor.id}`))],
      };
      for (const [what, paths] of Object.entries(computed)) {
        const times: number[] = [];
        for (const path of paths) times.push(await timeOf(path));
        rows.push(row(`page: ${what}, one at a time`, 80, times));
      }
      for (const path of ['/', '/services', `/service/${services[0]!.id}`]) {
        await Promise.all(Array.from({ length: READERS }, () => timeOf(path)));
        const reader = async () => {
          const times: number[] = [];
          for (let n = 0; n < REPEATS; n++) times.push(await timeOf(path));
          return times;
        };
        const times = (await Promise.all(Array.from({ length: READERS }, reader))).flat();
        rows.push(row(`page: ${path.replace(/\/service\/.*/, '/service/…')} from memory, ${READERS} readers`, 20, times));
      }
      rows.push(await besideRendering(product.url));
      return rows;
    } finally {
      agent.destroy();
      await product.stop();
      await database.close();
    }
  },
};

/** How long a look at the process waits while pages are rendered that nobody has asked for before. Who asks comes on a connection of their own, also who looks. */
async function besideRendering(url: string): Promise<Row> {
  const agent = new Agent({ keepAlive: false });
  const rounds: { longest: number; rendering: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    let rendered = false;
    const paths = Array.from({ length: AT_ONCE }, (_, n) => `/services?minPrice=${30 + round}&maxPrice=${300 + n}`);
    const rendering = Promise.all(paths.map((path) => toLastByte(url + path, agent))).then(() => {
      rendered = true;
      return (performance.now() - begun) / AT_ONCE;
    });
    const looks: number[] = [];
    while (!rendered) looks.push(await toLastByte(`${url}/health/live`, agent));
    rounds.push({ longest: Math.max(...looks), rendering: await rendering });
  }
  const ratio = median(rounds.map(({ longest, rendering }) => longest / rendering));
  return {
    what: `health/live while ${AT_ONCE} uncached pages are rendered, the longest of a round`,
    target: '≤ 4 × one rendering',
    ...atMost(ratio, 4),
    figures: { longestMs: median(rounds.map(({ longest }) => longest)), renderingMs: median(rounds.map(({ rendering }) => rendering)) },
  };
}

/** The bytes as they come over the wire: unpacking them is the reader's own time, and would be counted ten times over on this machine. */
function toLastByte(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} was answered ${answer.statusCode}`));
      answer.on('error', reject);
      answer.on('end', () => resolve(performance.now() - start));
      answer.resume();
    }).on('error', reject);
  });
}

async function someServices(url: string): Promise<ServicePageDto['items']> {
  const found: ServicePageDto['items'] = [];
  for (let page = 1; page <= 4; page++) {
    const answer = await fetch(`${url}/api/v1/services?page=${page}`);
    if (!answer.ok) break;
    found.push(...((await answer.json()) as ServicePageDto).items);
  }
  return found;
}

function row(what: string, milliseconds: number, times: readonly number[]): Row {
  const p95 = percentile(times, 0.95);
  return {
    what,
    target: `p95 ≤ ${milliseconds} ms`,
    measured: `${p95.toFixed(1)} ms`,
    holds: p95 <= milliseconds,
    figures: { p50Ms: median(times), p95Ms: p95, pages: times.length },
  };
}
