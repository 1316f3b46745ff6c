import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Position, type Recorded, START } from '../src/platform/events/recorded.js';
import { newId } from '../src/platform/ids.js';
import { noStream, type Streams } from '../src/platform/streams/streams.js';
import type { Bench } from './support/bench.js';
import type { BenchDatabase, BenchServer } from './support/server.js';
import { bookings, openStreams } from './support/stores.js';

const SECONDS = 25;
/** Of the fourteen writers, those that append by hand, in transactions that they keep open for a while. */
const DAWDLERS = 8;
const QUICK = 6;
const ROLLBACKS = 0.03;

/** Readers beside writers that begin early, sleep, commit late or roll back, while two unrelated transactions stay open all the time. */
export const orderingStress: Bench = {
  name: 'ordering-stress',
  run: async (server) => {
    const database = await server.database();
    const { streams } = openStreams(database.pool);
    const idle = await unrelated(server, database);
    const stop = new AbortController();
    const readers = [follow(streams, stop.signal), follow(openStreams(database.pool).streams, stop.signal, 50)];

    const until = performance.now() + SECONDS * 1000;
    await Promise.all([
      ...Array.from({ length: DAWDLERS }, () => dawdle(database, until)),
      ...Array.from({ length: QUICK }, () => hurry(streams, until)),
    ]);
    await streams.append(`booking-${newId()}`, bookings(1), noStream); // wakes the readers, which whoever appends by hand does not
    const { rows } = await database.pool.query<{ id: string }>('select id from es.events order by position');
    const lastSeen = await caughtUp(readers, rows.length);
    stop.abort();
    const seen = await Promise.all(readers.map(({ finished }) => finished));
    await idle.end();

    const verdicts = seen.map((events) =>
      judge(
        events,
        rows.map(({ id }) => id),
      ),
    );
    const sum = (of: (verdict: Verdict) => number) => verdicts.reduce((total, verdict) => total + of(verdict), 0);
    const figures = {
      committed: rows.length,
      missed: sum(({ missed }) => missed),
      twice: sum(({ twice }) => twice),
      outOfOrder: sum(({ outOfOrder }) => outOfOrder),
    };
    await streams.close();
    await database.close();
    return [
      {
        what: `ordering stress: ${DAWDLERS + QUICK} writers, early transactions, sleeps, rollbacks, ${SECONDS} s, two readers`,
        target: '0 missed, 0 twice, 0 out of order',
        measured: `${figures.missed}, ${figures.twice}, ${figures.outOfOrder}`,
        holds: figures.missed + figures.twice + figures.outOfOrder === 0,
        figures,
      },
      {
        what: 'unrelated transactions, open all the time',
        target: 'stall nothing',
        measured:
          lastSeen === undefined ? 'readers did not get to the end' : `readers at the end ${Math.round(lastSeen)} ms after the last commit`,
        holds: lastSeen !== undefined && lastSeen < 1000,
        figures: { idleTransactions: 2, millisecondsBehind: lastSeen ?? Number.NaN },
      },
    ];
  },
};

interface Reader {
  readonly events: readonly Recorded[];
  readonly finished: Promise<readonly Recorded[]>;
}

function follow(streams: Streams, signal: AbortSignal, batch?: number): Reader {
  const events: Recorded[] = [];
  const read = async () => {
    for await (const some of streams.from(START, { signal, batch })) events.push(...some);
    return events;
  };
  return { events, finished: read() };
}

/** How long the readers took to have everything; `undefined` when they do not get there. */
async function caughtUp(readers: readonly Reader[], count: number): Promise<number | undefined> {
  const start = performance.now();
  while (performance.now() - start < 5000) {
    if (readers.every(({ events }) => events.length >= count)) return performance.now() - start;
    await pause(1);
  }
  return undefined;
}

/** Transactions with an id and a snapshot, in this database and in another one of the same server. */
async function unrelated(server: BenchServer, database: BenchDatabase) {
  const clients = [new pg.Client({ connectionString: database.url }), new pg.Client({ connectionString: server.url })];
  for (const client of clients) {
    await client.connect();
    await client.query('begin isolation level repeatable read; create temporary table own (n int); select 1');
  }
  return { end: () => Promise.all(clients.map((client) => client.end())) };
}

async function hurry(streams: Streams, until: number): Promise<void> {
  while (performance.now() < until) {
    const stream = `booking-${newId()}`;
    await streams.append(stream, bookings(1), noStream);
    await streams.append(stream, bookings(2), 0);
    if (Math.random() < 0.2) await pause(Math.random() * 10);
  }
}

const APPEND = `select * from es.append('{0}', array[$1], array[$2::bigint], array[cardinality($3::uuid[])], array_fill(1, array[cardinality($3::uuid[])]),
  array_fill('Happened'::text, array[cardinality($3::uuid[])]), $3::uuid[], array_fill('{}'::json, array[cardinality($3::uuid[])]),
  array_fill('{"at":"2026-11-21T12:00:00.000Z"}'::json, array[cardinality($3::uuid[])]), array_fill('\\x00'::bytea, array[cardinality($3::uuid[])]))`;

async function dawdle(database: BenchDatabase, until: number): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  while (performance.now() < until) {
    await client.query('begin');
    if (Math.random() < 0.5) await pause(Math.random() * 20); // begun early
    for (let appends = 1 + Math.floor(Math.random() * 3); appends > 0; appends--) {
      const ids = Array.from({ length: 1 + Math.floor(Math.random() * 4) }, () => newId());
      await client.query(APPEND, [`booking-${newId()}`, -1, ids]);
      if (Math.random() < 0.5) await pause(Math.random() * 30); // ended late
    }
    await client.query(Math.random() < ROLLBACKS ? 'rollback' : 'commit');
  }
  await client.end();
}

interface Verdict {
  readonly missed: number;
  readonly twice: number;
  readonly outOfOrder: number;
}

function judge(seen: readonly Recorded[], committed: readonly string[]): Verdict {
  const ids = new Set(seen.map(({ id }) => id));
  let before: Position = START;
  let outOfOrder = 0;
  const versions = new Map<string, number>();
  for (const { position, stream, version } of seen) {
    if (position <= before || version !== (versions.get(stream) ?? -1) + 1) outOfOrder++;
    before = position;
    versions.set(stream, version);
  }
  return { missed: committed.filter((id) => !ids.has(id)).length, twice: seen.length - ids.size, outOfOrder };
}
