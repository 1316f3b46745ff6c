import { setTimeout as pause } from 'node:timers/promises';
import { defineEntity } from '@mikro-orm/core';
import { SystemClock } from '../src/platform/clock.js';
import { openOrm } from '../src/platform/database/orm.js';
import { type Event, eventOf } from '../src/platform/events/event.js';
import { newId } from '../src/platform/ids.js';
import { Consistency } from '../src/platform/projections/consistency.js';
import { Progress } from '../src/platform/projections/progress.js';
import { ProjectionRunner } from '../src/platform/projections/projection-runner.js';
import { noStream } from '../src/platform/streams/streams.js';
import { cents, code, instant, uuid } from '../src/platform/tables/columns.js';
import { insert, patch, projection } from '../src/platform/tables/projection.js';
import type { Bench, Row } from './support/bench.js';
import { writeHistory } from './support/history.js';
import { durations, median, percentile } from './support/measure.js';
import type { BenchServer } from './support/server.js';
import { facts, openStreams } from './support/stores.js';

const ROUNDS = 3;
const STREAMS = 40_000;

type Requested = Event<'BookingRequested', { bookingId: string; requested: ReturnType<typeof facts> }>;
type Confirmed = Event<'BookingConfirmed', { bookingId: string }>;
type Completed = Event<'BookingCompleted', { bookingId: string }>;
const event = eventOf<Requested | Confirmed | Completed>();

const BookingRow = defineEntity({
  name: 'BenchBookingRow',
  tableName: 'bench_booking',
  schema: 'read',
  properties: { id: uuid().primary(), customerId: uuid(), vendorId: uuid(), startsAt: instant(), priceCents: cents(), status: code() },
});

const bookingList = projection<Requested | Confirmed | Completed>('bench.booking-list', [BookingRow], {
  BookingRequested: ({ bookingId, requested: { customerId, vendorId, startsAt, priceCents } }) =>
    insert(BookingRow, { id: bookingId, customerId, vendorId, startsAt, priceCents, status: 'pending' }),
  BookingConfirmed: ({ bookingId }) => patch(BookingRow, { id: bookingId }, { status: 'confirmed' }),
  BookingCompleted: ({ bookingId }) => patch(BookingRow, { id: bookingId }, { status: 'completed' }),
});

/** How fast read tables follow: all of history into an empty table, and one command into the table that is read. */
export const readTables: Bench = {
  name: 'read-tables',
  run: async (server) => [await rebuild(server), await visible(server)],
};

async function rebuild(server: BenchServer): Promise<Row> {
  const speeds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const process = await start(server);
    const events = await writeHistory(process.pool, STREAMS);
    const head = await process.streams.head();
    const began = performance.now();
    process.runner.start();
    while (process.progress.position < head) await pause(2);
    speeds.push((events * 1000) / (performance.now() - began));
    await process.close();
  }
  const eventsPerSecond = median(speeds);
  return {
    what: 'all events into an empty read table, batches of 1,000',
    target: '≥ 60,000 events/s per core',
    measured: `${Math.round(eventsPerSecond).toLocaleString('en')} events/s`,
    holds: eventsPerSecond >= 60_000,
    figures: { eventsPerSecond },
  };
}

async function visible(server: BenchServer): Promise<Row> {
  const process = await start(server);
  process.runner.start();
  const command = async () => {
    const bookingId = newId();
    const position = await process.streams.append(
      `booking-${bookingId}`,
      [event('BookingRequested', { bookingId, requested: facts(1) })],
      noStream,
    );
    if (!(await process.consistency.caughtUp(position))) throw new Error('the read table did not follow');
  };
  await durations(100, command);
  const times = await durations(500, command);
  await process.close();
  const p95 = percentile(times, 0.95);
  return {
    what: 'a command, from its start until the read table has it, p95',
    target: '≤ 10 ms on an idle machine',
    measured: `${p95.toFixed(1)} ms`,
    holds: p95 <= 10,
    figures: { p50Ms: median(times), p95Ms: p95 },
  };
}

async function start(server: BenchServer) {
  const database = await server.database();
  const orm = await openOrm(database.url, [BookingRow]);
  await orm.schema.update({ safe: true, dropTables: false });
  await orm.close();
  const { pool } = database;
  const { streams, personalData } = openStreams(pool);
  const progress = new Progress();
  const runner = new ProjectionRunner({ pool, streams, personalData, progress, projections: [bookingList], clock: new SystemClock() });
  const close = async () => {
    await runner.stop();
    await streams.close();
    await database.close();
  };
  return { pool, streams, progress, runner, consistency: new Consistency(pool, progress, 60_000), close };
}
