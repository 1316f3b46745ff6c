import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { setColumnParsers } from './column-values.js';
import { WatchedClient, type WatchedConfig } from './watched-client.js';

/** The pool of every statement at run time, for read tables and plain ones alike. MikroORM keeps the schema and no more: ADR 7. */
@Injectable()
export class Database implements OnApplicationShutdown {
  readonly pool: pg.Pool;

  constructor(
    /** Also for connections that must not come from the pool: the leader's lock, LISTEN. */
    readonly url: string,
    options: pg.PoolConfig = {},
  ) {
    this.pool = openPool(url, options);
  }

  /** Runs `work` on one connection between begin and commit; rolls back when it throws. */
  async transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((reason: Error) => {
        broken = reason;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  async close(): Promise<void> {
    if (!this.pool.ended) await this.pool.end();
  }
}

const SESSION = [
  'TimeZone=UTC',
  // What is read often is in memory, and a disk without a head jumps as fast as it goes on: taken for four times slower, ways by an index were passed over.
  'random_page_cost=1.1',
  // The server lets go of a host that has gone without a word, and with it of its locks, in half a minute instead of hours.
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
  ...(process.platform === 'linux' ? ['tcp_user_timeout=30000'] : []),
];

/** A pool that survives a lost server: without listeners for errors, `pg` would end the process. */
export function openPool(url: string, options: pg.PoolConfig = {}): pg.Pool {
  const logger = new Logger('Database');
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    Client: WatchedClient,
    connectionTimeoutMillis: 5_000,
    // A new connection takes a dozen milliseconds until its first row, and a page of figures wants eight: after ten seconds (the default) of fewer they would be gone.
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'plumb-and-level',
    options: SESSION.map((setting) => `-c ${setting}`).join(' '),
    types: setColumnParsers(new pg.TypeOverrides()),
    ...options,
  });
  pool.on('error', (error) => logger.warn(`A connection was lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * A connection of its own to where the pool's lead: only a session can hold a lock, or listen. It is missed as soon as it is gone. What is asked without waiting
 * for the answer before goes out at once.
 */
export function clientBeside({ options }: pg.Pool, name: string): pg.Client {
  const config: WatchedConfig = { ...options, password: options.password, application_name: name, vigilant: true, pipeline: true };
  return new WatchedClient(config);
}
