import type pg from 'pg';
import { codeOf } from '../database/pg-errors.js';
import { type Position, START } from '../events/recorded.js';

const NAME = 'live';

/** Another leader has moved on from where this one stands. */
export class Overtaken extends Error {
  constructor(position: Position) {
    super(`Another process has moved the read tables on from ${position || 'the start'}`);
    this.name = 'Overtaken';
  }
}

export interface Checkpoint {
  readonly position: Position;
  /** Leaders that have begun with the next batch and have not finished it. */
  readonly starts: number;
}

/** Where the read tables stand; makes the row the first time. */
export async function currentCheckpoint(client: pg.ClientBase | pg.Pool): Promise<Checkpoint> {
  await client.query(`insert into projection_checkpoint (name, position, joined) values ($1, $2, '[]') on conflict do nothing`, [
    NAME,
    START,
  ]);
  const { rows } = await client.query<Checkpoint>('select position, starts from projection_checkpoint where name = $1', [NAME]);
  return rows[0]!;
}

/** Keeps the read tables from moving on until the transaction ends. */
export async function holdCheckpoint(client: pg.ClientBase): Promise<{ position: Position; joined: string[] }> {
  const { rows } = await client.query<{ position: Position; joined: string[] }>(
    'select position, joined from projection_checkpoint where name = $1 for update',
    [NAME],
  );
  return rows[0]!;
}

/** Counts, before the first batch of a leader, that it begins. */
export async function countStart(client: pg.ClientBase): Promise<void> {
  await client.query('update projection_checkpoint set starts = starts + 1 where name = $1', [NAME]);
}

const DIVISION_BY_ZERO = '22012';

/**
 * First statement of a batch's transaction: from here on nobody else moves. Where it does not stand as expected, Postgres itself refuses, and so all that was
 * sent after it.
 * @returns the rebuilt tables that are to be moved along
 * @throws Overtaken when the read tables do not stand where this leader left them
 */
export async function moveCheckpoint(client: pg.ClientBase, from: Position, to: Position): Promise<readonly string[]> {
  try {
    const { rows } = await client.query<{ joined: string[] }>({
      name: 'projection-checkpoint',
      text: `with moved as (update projection_checkpoint set position = $3, starts = 0 where name = $1 and position = $2 returning joined)
             select (select joined from moved) as joined, 1 / (select count(*) from moved) as moved`,
      values: [NAME, from, to],
    });
    return rows[0]!.joined;
  } catch (error) {
    throw codeOf(error) === DIVISION_BY_ZERO ? new Overtaken(from) : error;
  }
}

export async function setJoined(client: pg.ClientBase, joined: readonly string[]): Promise<void> {
  await client.query('update projection_checkpoint set joined = $2 where name = $1', [NAME, JSON.stringify(joined)]);
}
