import type { ServerProcess } from '../../test/support/server-process.js';
import type { Row } from './bench.js';
import { growth } from './memory.js';

const MOST_MB = 50;
const MB = 1024 * 1024;
/** Of a hundred thousand rows and fewer. The bookings are a million, and told beside them. */
const LISTS = ['users', 'vendors', 'services'];

interface Downloaded {
  readonly rows: number;
  readonly firstMs: number;
  readonly tookMs: number;
}

/** Whole lists, one after the other, from a server that has just begun and has shown each list: how much it grows by the file of each. */
export async function listDownloads({ url, pid }: Pick<ServerProcess, 'url' | 'pid'>, headers: Record<string, string>): Promise<Row> {
  const figures: Record<string, number> = {};
  for (const list of [...LISTS, 'bookings']) {
    for (let time = 0; time < 5; time++) await (await fetch(`${url}/api/v1/admin/${list}`, { headers })).text();
    let downloaded!: Downloaded;
    const grown = await growth(pid, async () => {
      downloaded = await download(`${url}/api/v1/admin/${list}/download`, headers);
    });
    figures[`${list}Mb`] = Math.round((grown / MB) * 10) / 10;
    figures[`${list}Rows`] = downloaded.rows;
    figures[`${list}FirstByteMs`] = downloaded.firstMs;
    figures[`${list}Ms`] = downloaded.tookMs;
  }
  const worst = Math.max(...LISTS.map((list) => figures[`${list}Mb`]!));
  return {
    what: `administration: a CSV of ${Math.max(...LISTS.map((list) => figures[`${list}Rows`]!)).toLocaleString('en')} rows, memory beyond what the server had`,
    target: `≤ ${MOST_MB} MB`,
    measured: `${worst} MB`,
    holds: worst <= MOST_MB,
    figures,
  };
}

/** Reads it as it comes, and keeps nothing. */
async function download(address: string, headers: Record<string, string>): Promise<Downloaded> {
  const start = performance.now();
  const since = () => Math.round(performance.now() - start);
  const answer = await fetch(address, { method: 'POST', headers });
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
  let firstMs: number | undefined;
  let lines = 0;
  for await (const bytes of answer.body!) {
    firstMs ??= since();
    for (const byte of bytes) if (byte === 10) lines++;
  }
  return { rows: lines - 1, firstMs: firstMs!, tookMs: since() };
}
