import type pg from 'pg';
import { messageOf } from '../errors.js';
import type { Position } from '../events/recorded.js';
import type { Culprit } from './culprits.js';
import type { BatchFact } from './facts.js';
import type { LeftOut } from './lane.js';
import { streamsParked } from './metrics.js';

/** Tries before a projection leaves a stream out. */
export const TRIES = 3;

export interface ParkedStream {
  readonly projection: string;
  readonly stream: string;
  readonly position: Position;
  readonly version: number;
  readonly attempts: number;
  readonly error: string | null;
  readonly parked: boolean;
  readonly tryAgain: boolean;
}

const COLUMNS = 'projection, stream, position, version, attempts, error, parked, try_again as "tryAgain"';

/** Which streams which projections leave out, and which are on the way there. The rows are the truth: others may try a stream again. */
export class ParkedStreams {
  private rows: readonly ParkedStream[] = [];
  private loads = 0;

  /** @param pool for the counts: they must stand whatever becomes of the batch's transaction */
  constructor(private readonly pool: pg.Pool) {}

  /** Grows whenever what is left out may have changed. */
  get changes(): number {
    return this.loads;
  }

  get any(): boolean {
    return this.rows.length > 0;
  }

  async load(client: pg.ClientBase | pg.Pool = this.pool): Promise<readonly ParkedStream[]> {
    this.rows = (await client.query<ParkedStream>(`select ${COLUMNS} from projection_parked`)).rows;
    this.loads++;
    streamsParked(this.rows.filter(({ parked }) => parked).length);
    return this.rows;
  }

  leftOut(projection: string): LeftOut {
    return new Map(
      this.rows.filter((row) => row.parked && row.projection === projection).map(({ stream, position }) => [stream, position]),
    );
  }

  /** Asks the leader, whichever process that is, to try parked streams again. Answers how many. */
  async tryAgain(projection?: string, stream?: string): Promise<number> {
    const { rowCount } = await this.pool.query(
      `update projection_parked set try_again = true
        where parked and ($1::text is null or projection = $1) and ($2::text is null or stream = $2)`,
      [projection ?? null, stream ?? null],
    );
    return rowCount ?? 0;
  }

  /** Counts one more try for the events of the batch that have failed before; those that had enough are left out from now on. */
  async countTries(facts: readonly BatchFact[]): Promise<void> {
    if (!this.failing) return;
    await this.pool.query(
      `update projection_parked set parked = attempts >= $2, attempts = least(attempts + 1, $2) where not parked and position = any($1)`,
      [facts.map(({ position }) => position), TRIES],
    );
    await this.load();
  }

  /** Counts the first try of events that have just failed, and keeps the reasons. */
  async failed(culprits: readonly Culprit[]): Promise<void> {
    for (const { projection, fact, error } of culprits) {
      await this.pool.query(`${ATTEMPT} set error = excluded.error`, [...attempt(projection, fact), messageOf(error)]);
    }
    await this.load();
  }

  /** Leaves out what a rebuild could not take, and nothing else, from these projections. */
  static async replace(client: pg.ClientBase, projections: readonly string[], culprits: readonly Culprit[]): Promise<void> {
    await client.query('delete from projection_parked where projection = any($1)', [projections]);
    for (const { projection, fact, error } of culprits) {
      await client.query(
        `insert into projection_parked (projection, stream, position, version, attempts, error, parked) values ($1, $2, $3, $4, 1, $5, true)`,
        [...attempt(projection, fact), messageOf(error)],
      );
    }
  }

  /** Counts the try that somebody has asked for, before it is made. */
  async beginAgain({ projection, stream }: ParkedStream): Promise<void> {
    await this.pool.query('update projection_parked set attempts = attempts + 1, try_again = false where projection = $1 and stream = $2', [
      projection,
      stream,
    ]);
  }

  /** Counts a try before it is made; `false` when the event had enough of them. */
  async begin(projection: string, fact: BatchFact): Promise<boolean> {
    const { rows } = await this.pool.query<{ parked: boolean }>(
      `${ATTEMPT} set attempts = least(p.attempts + 1, ${TRIES}), parked = p.attempts >= ${TRIES} returning parked`,
      [...attempt(projection, fact), 'The process ended while it was being handled.'],
    );
    return !rows[0]!.parked;
  }

  /** The try has not ended the process. */
  async end(projection: string, { stream }: BatchFact): Promise<void> {
    await this.pool.query('delete from projection_parked where projection = $1 and stream = $2 and not parked', [projection, stream]);
  }

  /** Within the batch's transaction: what failed before has been handled now. */
  async succeeded(client: pg.ClientBase, facts: readonly BatchFact[]): Promise<void> {
    if (!this.failing) return;
    await client.query('delete from projection_parked where not parked and position = any($1)', [facts.map(({ position }) => position)]);
    this.rows = this.rows.filter(({ parked }) => parked);
  }

  private get failing(): boolean {
    return this.rows.some(({ parked }) => !parked);
  }
}

const ATTEMPT = `insert into projection_parked as p (projection, stream, position, version, attempts, error, parked)
  values ($1, $2, $3, $4, 1, $5, false) on conflict (projection, stream) do update`;

const attempt = (projection: string, { stream, position, version }: BatchFact) => [projection, stream, position, version];
