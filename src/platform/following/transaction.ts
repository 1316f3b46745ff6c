import type pg from 'pg';
import { remedyFor } from '../database/pg-errors.js';
import { allOf } from '../together/some-at-once.js';
import { HandlerFailed } from './lane.js';

/** Between begin and commit; rolls back when `work` throws. What `work` sends before it waits for anything goes out together with the beginning. */
export async function transaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  const begun = client.query('begin');
  try {
    const [, result] = await allOf([begun, work()]);
    await client.query('commit');
    return result;
  } catch (error) {
    // Where that fails, the connection is gone, and with it the transaction; the reason is the first error.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Behind a savepoint. An error that is not the data's fault is thrown. */
export async function attempt<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<{ result: T } | { error: unknown }> {
  await client.query('savepoint attempt');
  try {
    const result = await work();
    await client.query('release savepoint attempt');
    return { result };
  } catch (error) {
    if (isTransient(error)) throw error;
    await client.query('rollback to savepoint attempt; release savepoint attempt');
    return { error };
  }
}

/** Postgres or the way to it is the reason, not what was to be written. */
export const isTransient = (error: unknown): boolean => !(error instanceof HandlerFailed) && remedyFor(error) === 'again';
