import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { anyEvent } from '../../../../test/support/any-event.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/postgres.js';
import { SystemClock } from '../../clock.js';
import type { Upcasters } from '../../events/upcast.js';
import { newId } from '../../ids.js';
import { PersonalData } from '../../personal-data/personal-data.js';
import { SubjectKeys } from '../../personal-data/subject-keys.js';
import { noStream } from '../../streams/streams.js';
import { describeStreams, follow } from '../contract.js';
import type { Participant, StoreUnderTest } from '../testing/store-under-test.js';
import { GroupAppend, type HashedEvent } from './group-append.js';
import { OrderedReader } from './ordered-reader.js';
import { positionOf } from './positions.js';
import { PostgresStreams } from './postgres-streams.js';
import { eventStoreGrants } from './schema.js';
import type { WakeUp } from './wake-up.js';

const NEVER = 2 ** 31 - 1;

interface PostgresUnderTest extends StoreUnderTest {
  readonly database: TestDatabase;
  /** What only the owner of the tables can do, with the trigger out of the way. */
  asOwner(...statements: string[]): Promise<void>;
}

async function makeStore(): Promise<PostgresUnderTest> {
  const database = await testDatabase();
  const { pool } = database;
  const masterKey = { version: 1, key: randomBytes(32) };
  const opened: PostgresStreams[] = [];
  const participant = (upcasters: Upcasters = {}): Participant => {
    const personalData = new PersonalData(new SubjectKeys(pool, [masterKey]));
    const streams = new PostgresStreams(pool, new SystemClock(), personalData, upcasters, { pollMs: NEVER });
    opened.push(streams);
    return { streams, personalData };
  };
  const asOwner = async (...statements: string[]) => {
    await pool.query(
      ['alter table es.events disable trigger immutable', ...statements, 'alter table es.events enable trigger immutable'].join(';'),
    );
  };
  const ofStream = (stream: string) => `stream_id = (select stream_id from es.streams where name = '${stream}')`;

  return {
    database,
    asOwner,
    participant,
    write: async (stream, { id, type, data, meta }, hash) => {
      await pool.query(WRITE_ONE, [stream, type, id, data, meta, hash]);
    },
    storedText: async (stream) => {
      const { rows } = await pool.query(`select data::text || meta::text as text from es.events where ${ofStream(stream)}`);
      return rows.map(({ text }: { text: string }) => text).join('\n');
    },
    backDoor: {
      openAppend: async (stream, expected = -1) => {
        const client = await pool.connect();
        await client.query('begin');
        await client.query(APPEND_ONE, [stream, newId(), expected]);
        const end = async (how: 'commit' | 'rollback') => {
          await client.query(how);
          client.release();
          if (how === 'commit') await client.query(`select pg_notify('es_appended', '')`).catch(() => undefined);
        };
        return { commit: () => end('commit'), rollback: () => end('rollback') };
      },
      idleTransaction: async () => {
        const client = await pool.connect();
        await client.query('begin isolation level repeatable read');
        await client.query('create temporary table own (n int)'); // has a transaction id, which holds back every snapshot
        return {
          end: async () => {
            await client.query('rollback');
            client.release();
          },
        };
      },
      tamper: (stream, version) => asOwner(`update es.events set data = '{"n":99}' where version = ${version} and ${ofStream(stream)}`),
      cutTail: (stream) =>
        asOwner(
          `delete from es.events where ${ofStream(stream)} and version = (select version from es.streams where name = '${stream}')`,
          `update es.streams set version = version - 1 where name = '${stream}'`,
        ),
    },
    close: async () => {
      for (const streams of opened) await streams.close();
      await database.drop();
    },
  };
}

const WRITE_ONE = `select * from es.append('{0}', array[$1], '{-1}', '{1}', '{1}', array[$2], array[$3::uuid], array[$4::json], array[$5::json], array[decode($6, 'hex')])`;
const APPEND_ONE = `select * from es.append('{0}', array[$1], array[$3::bigint], '{1}', '{1}', '{Opened}', array[$2::uuid], '{"{}"}', '{"{\\"at\\":\\"2026-11-21T12:00:00.000Z\\"}"}', '{"\\\\x00"}')`;

describeStreams('the event store in Postgres', makeStore);

describe('Postgres around the event store', () => {
  let store: PostgresUnderTest;
  let pool: pg.Pool;
  beforeAll(async () => {
    store = await makeStore();
    pool = store.database.pool;
  });
  afterAll(() => store?.close());

  test.each([`update es.events set type = 'Other'`, 'delete from es.events', 'truncate es.events'])(
    'even the owner is refused: %s',
    async (statement) => {
      await expect(pool.query(statement)).rejects.toThrow('events are immutable');
    },
  );

  test('a second event in one place of a stream is refused, whoever writes it', async () => {
    const { streams } = store.participant();
    const stream = `thing-${newId()}`;
    await streams.append(stream, [anyEvent('Happened', {})], noStream);
    const again = pool.query(
      `insert into es.events select -position, stream_id, version, stream, type, id, data, meta, hash from es.events where stream = $1`,
      [stream],
    );
    await expect(again).rejects.toMatchObject({ code: '23505' });
  });

  test.each(['stream', 'type', 'id', 'data', 'meta', 'hash'])("a change of an event's %s is found", async (column) => {
    const { streams } = store.participant();
    const [stream, other] = [`thing-${newId()}`, `thing-${newId()}`];
    await streams.append(stream, [anyEvent('Happened', {}), anyEvent('Happened', {})], noStream);
    await streams.append(other, [anyEvent('Changed', { n: 1 })], noStream);
    await store.asOwner(
      `update es.events e set ${column} = o.${column} from es.events o where o.stream = '${other}' and e.stream = '${stream}' and e.version = 0`,
    );
    expect(await streams.verifyStream(stream)).toMatchObject({ intact: false, version: 0 });
  });

  test("the application's role appends and reads, and can do nothing else", async () => {
    const role = `application_${newId().slice(-8)}`;
    await pool.query(`create role ${role} login password 'secret'; grant all on subject_keys to ${role}; ${eventStoreGrants(role)}`);
    const url = new URL(store.database.url);
    Object.assign(url, { username: role, password: 'secret' });
    const restricted = new pg.Pool({ connectionString: url.href });
    const keys = new SubjectKeys(restricted, [{ version: 1, key: randomBytes(32) }]);
    const streams = new PostgresStreams(restricted, new SystemClock(), new PersonalData(keys));
    const stream = `thing-${newId()}`;
    const start = await streams.head();
    await streams.append(stream, [anyEvent('Happened', {})], noStream);
    await streams.append(stream, [anyEvent('Happened', {})], 0);
    expect((await streams.read(stream)).expected).toBe(1);
    expect(await follow(streams, start, (seen) => seen.length === 2)).toHaveLength(2);
    for (const statement of [
      'delete from es.events',
      'update es.streams set version = 0',
      'insert into es.streams (name) values (1)',
      `select nextval('es.position')`,
    ]) {
      await expect(restricted.query(statement)).rejects.toThrow('permission denied');
    }
    await streams.close();
    await restricted.end();
    await pool.query(`drop owned by ${role}; drop role ${role}`);
  });

  test('whoever appends and then dawdles in the open transaction is ended', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query(APPEND_ONE, [`thing-${newId()}`, newId(), -1]);
    const { rows } = await client.query('show idle_in_transaction_session_timeout');
    await client.query('rollback');
    client.release();
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '5s' }]);
  });

  test('a value that Postgres refuses does not touch the appends that share its call', async () => {
    const group = new GroupAppend(pool);
    const one = (id: string): HashedEvent => ({ id, type: 'Happened', data: '{}', meta: '{}', hash: '00' });
    const append = (id: string) => group.append([{ stream: `thing-${newId()}`, expected: -1, events: [one(id)] }]);
    const outcomes = await Promise.allSettled([append(newId()), append('not a uuid'), append(newId())]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('connections that break under appends and readers cost nothing and repeat nothing', async () => {
    const { streams } = store.participant();
    const start = await streams.head();
    const names = Array.from({ length: 120 }, () => `thing-${newId()}`);
    const reading = follow(streams, start, (seen) => seen.length >= names.length);
    for (let round = 0; round < 6; round++) {
      const appends = names
        .slice(round * 20, round * 20 + 20)
        .map((stream) => streams.append(stream, [anyEvent('Happened', {})], noStream));
      await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await Promise.all(appends);
    }
    const seen = await reading;
    expect(seen.map(({ stream }) => stream).sort()).toEqual([...names].sort());
    for (const stream of names) expect((await streams.read(stream)).events).toHaveLength(1);
  });
});

test('a reader that is told to stop while it asks how far it may read asks for nothing more: nobody would hear of its failing', async () => {
  const stop = new AbortController();
  const asked: string[] = [];
  const query = ({ text }: { text: string }) => {
    asked.push(text);
    stop.abort();
    return Promise.resolve({ rows: [[7]] });
  };
  const silent = { bell: () => ({ clear: () => undefined, wait: () => undefined, pause: () => undefined, remove: () => undefined }) };
  const reader = new OrderedReader({ query } as unknown as pg.Pool, {}, silent as unknown as WakeUp, NEVER);
  for await (const batch of reader.after(positionOf(0), {}, stop.signal)) expect(batch).toBeUndefined();
  expect(asked).toEqual(['select es.safe_position()']);
});
