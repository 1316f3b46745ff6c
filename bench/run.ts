import { administration } from './administration.js';
import { appends } from './appends.js';
import { bookingReads } from './booking-reads.js';
import { dueTimers } from './due-timers.js';
import { live } from './live.js';
import { orderingStress } from './ordering-stress.js';
import { pages } from './pages.js';
import { publicList } from './public-list.js';
import { readTables } from './read-tables.js';
import { reading } from './reading.js';
import { search } from './search.js';
import { serviceList } from './service-list.js';
import { signInFlood } from './sign-in-flood.js';
import { start } from './start.js';
import type { Bench, Row } from './support/bench.js';
import { circumstances, keep, keepTable, table } from './support/report.js';
import { startServer } from './support/server.js';
import { writes } from './writes.js';

const benches: readonly Bench[] = [
  appends,
  reading,
  readTables,
  writes,
  publicList,
  serviceList,
  search,
  pages,
  bookingReads,
  dueTimers,
  administration,
  live,
  signInFlood,
  start,
  orderingStress,
];

/** `node --import ./scripts/typescript.mjs bench/run.ts [name …]`: all benches, or those that are named. */
const wanted = process.argv.slice(2);
const chosen = benches.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) throw new Error(`There are ${benches.map(({ name }) => name).join(', ')}.`);

process.stdout.write(`${circumstances}.\n`);
const server = await startServer();
const rows: Row[] = [];
try {
  for (const bench of chosen) {
    process.stdout.write(`\n${bench.name} …\n`);
    const found = await bench.run(server);
    keep(bench.name, found);
    rows.push(...found);
    process.stdout.write(`${table(found)}\n`);
  }
} finally {
  await server.stop();
}
if (wanted.length === 0) keepTable(rows);
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
