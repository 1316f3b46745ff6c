import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import pg from 'pg';
import { newId } from '../../src/platform/ids.js';
import { noStream } from '../../src/platform/streams/streams.js';
import type { BenchServer } from './server.js';
import { bookings, facts, openStreams, StreamWalk } from './stores.js';

/** Somebody who can append events, and whom many callers ask at the same time. */
export interface Appender {
  append(caller: number, count: number): Promise<unknown>;
  close(): Promise<void>;
}

const walks = () => {
  const byCaller = new Map<number, StreamWalk>();
  return (caller: number) => {
    const walk = byCaller.get(caller) ?? new StreamWalk();
    byCaller.set(caller, walk);
    return walk.next();
  };
};

export async function ours(server: BenchServer): Promise<Appender> {
  const database = await server.database();
  const { streams } = openStreams(database.pool);
  const next = walks();
  return {
    append: (caller, count) => {
      const { stream, before } = next(caller);
      return streams.append(stream, bookings(count), before === 0 ? noStream : before * count - 1);
    },
    close: async () => {
      await streams.close();
      await database.close();
    },
  };
}

const COLUMNS = ['stream_id', 'version', 'stream', 'type', 'id', 'data', 'meta', 'hash'];

/**
 * INSERT into a table like ours: no versions checked, nothing hashed, no order for readers.
 * @param prepared with a name for the statement, so that each connection plans it once; without, as `pg` does it by itself
 */
export async function rawInserts(server: BenchServer, prepared = false): Promise<Appender> {
  const database = await server.database();
  await database.pool.query('create table raw_events (like es.events including all); create sequence raw_position');
  const hash = Buffer.alloc(32, 7);
  const numbers = new Map<string, number>();
  const next = walks();
  const text = (count: number) => {
    const row = (n: number) => `(nextval('raw_position'),${COLUMNS.map((_, column) => `$${n * COLUMNS.length + column + 1}`).join(',')})`;
    return `insert into raw_events (position,${COLUMNS.join(',')}) values ${Array.from({ length: count }, (_, n) => row(n)).join(',')}`;
  };
  const texts = new Map<number, string>();
  return {
    append: (caller, count) => {
      const { stream, before } = next(caller);
      if (before === 0) numbers.set(stream, numbers.size + 1);
      if (!texts.has(count)) texts.set(count, text(count));
      const meta = { at: new Date().toISOString() };
      const rows = Array.from({ length: count }, (_, n) => [
        numbers.get(stream),
        before * count + n,
        stream,
        'BookingRequested',
        newId(),
        JSON.stringify(facts(n)),
        JSON.stringify(meta),
        hash,
      ]);
      return database.pool.query({ ...(prepared && { name: `raw-${count}` }), text: texts.get(count)!, values: rows.flat() });
    },
    close: () => database.close(),
  };
}

/** Emmett's Postgres store on a pool like ours. */
export async function emmett(server: BenchServer): Promise<Appender> {
  const database = await server.database();
  const pool = new pg.Pool({ connectionString: database.url, max: 16 }); // its own parsers, not ours
  const store = getPostgreSQLEventStore(database.url, { connectionOptions: { pool } });
  await store.schema.migrate();
  const next = walks();
  return {
    append: (caller, count) => {
      const { stream, before } = next(caller);
      const events = Array.from({ length: count }, (_, n) => ({ type: 'BookingRequested' as const, data: facts(n) }));
      const expectedStreamVersion = before === 0 ? ('STREAM_DOES_NOT_EXIST' as const) : BigInt(before * count);
      return store.appendToStream(stream, events, { expectedStreamVersion });
    },
    close: async () => {
      await store.close();
      if (!pool.ended) await pool.end();
      await database.close();
    },
  };
}
