import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { toProblem } from '../http/problem.js';
import { openPool } from './database.js';
import { openOrm } from './orm.js';
import { isAway, remedyFor } from './pg-errors.js';

const reasonOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'it went well',
    (reason: unknown) => reason,
  );

describe('a database that is away', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database?.drop());

  const withPool = async (url: string, options: pg.PoolConfig, work: (pool: pg.Pool) => Promise<unknown>) => {
    const pool = openPool(url, options);
    try {
      return await reasonOf(work(pool));
    } finally {
      if (!pool.ended) await pool.end();
    }
  };
  const asked = (url: string) => withPool(url, {}, (pool) => pool.query('select 1'));
  const elsewhere = (changes: Partial<URL>) => Object.assign(new URL(database.url), changes).href;
  const terminated = (pool: pg.Pool) =>
    database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1`, [
      pool.options.application_name,
    ]);

  /** A server that takes the connection and does this with it. */
  async function behind(takes: (socket: Socket) => void): Promise<{ url: string; close(): void }> {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      takes(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const close = () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    };
    return { url: elsewhere({ hostname: '127.0.0.1', port: String(port) }), close };
  }

  test.each<[what: string, happens: () => Promise<unknown>]>([
    ['nobody listens there', () => asked(elsewhere({ port: '1' }))],
    ['its name is not known', () => asked(elsewhere({ hostname: 'no-such-host.invalid' }))],
    ['there is no such database', () => asked(elsewhere({ pathname: '/never-made' }))],
    ['it does not let us in', () => asked(elsewhere({ username: 'nobody' }))],
    [
      'its pool has no connection left to give',
      () =>
        withPool(database.url, { max: 1, connectionTimeoutMillis: 20 }, async (pool) => {
          const held = await pool.connect();
          return pool.query('select 1').finally(() => held.release());
        }),
    ],
    [
      'its pool has ended',
      () =>
        withPool(database.url, {}, async (pool) => {
          await pool.end();
          return pool.query('select 1');
        }),
    ],
    [
      'it takes the connection and says nothing',
      async () => {
        const silent = await behind(() => undefined);
        return withPool(silent.url, { connectionTimeoutMillis: 20 }, (pool) => pool.query('select 1')).finally(silent.close);
      },
    ],
    [
      'it hangs up',
      async () => {
        const brusque = await behind((socket) => socket.end());
        return asked(brusque.url).finally(brusque.close);
      },
    ],
    [
      'it breaks off (57P01)',
      () =>
        withPool(database.url, { application_name: 'broken off' }, async (pool) => {
          const sleeping = pool.query('select pg_sleep(60)');
          const broken = reasonOf(sleeping);
          while ((await terminated(pool)).rowCount === 0);
          throw await broken;
        }),
    ],
    [
      'a connection is used after it was lost',
      () =>
        withPool(database.url, { application_name: 'lost' }, async (pool) => {
          const client = await pool.connect();
          const lost = new Promise<void>((resolve) => client.once('end', resolve));
          await terminated(pool);
          await lost;
          return client.query('select 1').finally(() => client.release(true));
        }),
    ],
    [
      'MikroORM has wrapped the error',
      async () => {
        const orm = await openOrm(elsewhere({ port: '1' }), []);
        return reasonOf(orm.em.fork().execute('select 1')).finally(() => orm.close());
      },
    ],
    ['a library has put the error below its own', () => Promise.resolve(new Error('Failed', { cause: errno('ECONNRESET') }))],
    ['there is no way to it', () => Promise.resolve(errno('EHOSTUNREACH'))],
    ['there is no network', () => Promise.resolve(errno('ENETUNREACH'))],
    ['it starts up', () => Promise.resolve(sqlState('57P03'))],
    ['it has too many connections', () => Promise.resolve(sqlState('53300'))],
    ['it has become a copy', () => Promise.resolve(sqlState('25006'))],
  ])('is a 503 that says when to try again: %s', async (_, happens) => {
    const error = await happens();
    expect(error).toHaveProperty('message');
    expect(isAway(error)).toBe(true);
    expect(remedyFor(error)).toBe('again');
    expect(toProblem(error)).toMatchObject({ status: 503, code: 'platform/unavailable', retryAfterSeconds: 2 });
  });

  test.each<[what: string, happens: () => Promise<unknown>, status: number]>([
    ['a value that cannot be', () => reasonOf(database.pool.query(`select 'x'::uuid`)), 400],
    ['a table that is not there', () => reasonOf(database.pool.query('select 1 from never_made')), 500],
    ['a file that is not there', () => reasonOf(readFile('/never/made')), 500],
    [
      'a slip that speaks of a connection',
      () => Promise.resolve(new TypeError(`Cannot read properties of undefined (reading 'connection')`)),
      500,
    ],
  ])('has nothing to do with %s', async (_, happens, status) => {
    const error = await happens();
    expect(isAway(error)).toBe(false);
    expect(toProblem(error)).toMatchObject({ status });
  });
});

const errno = (code: string) => Object.assign(new Error(`connect ${code} 10.0.0.1:5432`), { code, syscall: 'connect' });
const sqlState = (code: string) => Object.assign(new pg.DatabaseError('as Postgres says it', 1, 'error'), { code });
