import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { setColumnParsers } from './column-values.js';

/** The pool for read tables, projections and prepared SQL. Plain tables are MikroORM's (`em`). */
@Injectable()
export class Database implements OnApplicationShutdown {
  readonly pool: pg.Pool;
  private readonly kysely: Kysely<never>;

  constructor(
    /** Also for connections that must not come from the pool: the leader's lock, LISTEN. */
    readonly url: string,
    options: pg.PoolConfig = {},
  ) {
    this.pool = openPool(url, options);
    const plugin = new CamelCasePlugin({ maintainNestedObjectKeys: true });
    this.kysely = new Kysely<never>({ dialect: new PostgresDialect({ pool: this.pool }), plugins: [plugin] }).withSchema('read');
  }

  /**
   * Read tables in camelCase, typed by whoever asks:
   * `database.tables<{ bookingList: RowOf<typeof BookingRow> }>().selectFrom('bookingList')`
   */
  tables<Tables>(): Kysely<Tables> {
    return this.kysely as unknown as Kysely<Tables>;
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

export { sql };

/** A pool that survives a lost server: without listeners for errors, `pg` would end the process. */
export function openPool(url: string, options: pg.PoolConfig = {}): pg.Pool {
  const logger = new Logger('Database');
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'plumb-and-level',
    options: '-c TimeZone=UTC',
    types: setColumnParsers(new pg.TypeOverrides()),
    ...options,
  });
  pool.on('error', (error) => logger.warn(`A connection was lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
