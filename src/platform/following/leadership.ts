import { Logger } from '@nestjs/common';
import type pg from 'pg';
import { clientBeside } from '../database/database.js';
import { messageOf } from '../errors.js';
import { interruptiblePause } from '../time/interruptible-pause.js';

/** First half of the keys of our advisory locks. */
const NAMESPACE = 7586;
/** What only one process at a time may do, and the keys of its advisory lock. */
const LOCKED = { projections: [NAMESPACE, 1], reactions: [NAMESPACE, 2], rebuild: [NAMESPACE, 3] };
export type Lock = keyof typeof LOCKED;

/** For connections that write read tables. The planner must not fall for tables that were empty when it first looked: rows are found by their key. */
export const SETTINGS = `set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off; set plan_cache_mode = force_generic_plan;
  set synchronous_commit = off`; // rows and checkpoint are lost together or not at all, and the events were written to disk before

export interface LeadershipOptions {
  /** How often those who stand by try to take over (default: twice a second). */
  readonly standByMs?: number;
  /** How long to wait after a failure (default 500 ms). */
  readonly retryMs?: number;
}

/**
 * Work for one process at a time. The leader holds a session advisory lock on a connection of its own, on which it also works: with the
 * connection goes the lock, and with both the unfinished transaction.
 */
export class Leadership {
  private readonly log: Logger;

  constructor(
    private readonly pool: pg.Pool,
    private readonly lock: Lock,
    private readonly options: LeadershipOptions = {},
  ) {
    this.log = new Logger(`Leadership of ${lock}`);
  }

  /** Leads whenever it can, until `signal` ends it. `work` gets a signal that also ends when the leadership is lost. */
  async lead(work: (client: pg.Client, signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.once(work, signal);
      } catch (error) {
        if (!signal.aborted) this.log.warn(`${messageOf(error)}. Trying again.`);
      }
      await interruptiblePause(this.options.retryMs ?? 500, signal);
    }
  }

  private async once(work: (client: pg.Client, signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
    const lost = new AbortController();
    const client = await connected(this.pool, `plumb-and-level ${this.lock}`, () => lost.abort());
    const either = AbortSignal.any([signal, lost.signal]);
    try {
      while (!either.aborted && !(await tryLock(client, this.lock))) await interruptiblePause(this.options.standByMs ?? 500, either);
      if (!either.aborted) await work(client, either);
      if (lost.signal.aborted) throw new Error('The connection was lost');
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** A connection beside the pool, as only a session can hold a lock. */
export async function connected(pool: pg.Pool, name: string, lost: () => void = () => undefined): Promise<pg.Client> {
  const client = clientBeside(pool, name);
  client.on('error', lost);
  client.on('end', lost);
  await client.connect();
  return client;
}

export async function tryLock(client: pg.ClientBase, lock: Lock): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, $2) as got', LOCKED[lock]);
  return rows[0]!.got;
}

/** Whoever leads loses its connection: it starts again, or another does. */
export async function endLeader(pool: pg.Pool, lock: Lock): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and granted and classid = $1 and objid = $2 and database = (select oid from pg_database where datname = current_database())`,
    LOCKED[lock],
  );
}

export async function unlock(client: pg.ClientBase, lock: Lock): Promise<void> {
  await client.query('select pg_advisory_unlock($1, $2)', LOCKED[lock]);
}
