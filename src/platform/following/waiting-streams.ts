import type pg from 'pg';
import { isAway } from '../database/pg-errors.js';
import { messageOf, Unavailable } from '../errors.js';
import type { BatchFact } from './facts.js';
import { reactionsParked } from './metrics.js';

/** A stream that waits with one of its events, and all after it, for another try of a reaction. */
export interface WaitingStream {
  readonly reaction: string;
  readonly stream: string;
  readonly version: number;
  readonly attempts: number;
}

/** The streams that reactions could not go on with. The others do not wait for them. */
export class WaitingStreams {
  private rows = new Map<string, WaitingStream>();

  /** @param backOffMs pauses before the second try, the third and so on; after the last one the stream is parked, unless a service is away */
  constructor(
    private readonly pool: pg.Pool,
    private readonly backOffMs: readonly number[],
  ) {}

  /**
   * Begins with what stands in the table. A try that a dead process has begun is made again; what was parked gets another one after the longest pause, late
   * enough for a process that it ends to have done its other work first.
   */
  async load(): Promise<void> {
    await this.pool.query(
      `update reaction_parked set try_again_at = now() + case when attempts <= $1 then 0 else $2 end * interval '1 ms' where try_again_at is null`,
      [this.backOffMs.length, this.backOffMs.at(-1) ?? 0],
    );
    const { rows } = await this.pool.query<WaitingStream>('select reaction, stream, version, attempts from reaction_parked');
    this.rows = new Map(rows.map((row) => [keyOf(row.reaction, row.stream), row]));
    reactionsParked(rows.length);
  }

  get any(): boolean {
    return this.rows.size > 0;
  }

  /** Is this event behind one that waits? */
  holds(reaction: string, { stream, version }: BatchFact): boolean {
    const row = this.rows.get(keyOf(reaction, stream));
    return row !== undefined && version >= row.version;
  }

  /** Those whose time has come; each try is counted before it is made. */
  async due(): Promise<readonly WaitingStream[]> {
    const { rows } = await this.pool.query<WaitingStream>(
      `update reaction_parked set attempts = attempts + 1, try_again_at = null where try_again_at <= now()
       returning reaction, stream, version, attempts`,
    );
    return rows;
  }

  /**
   * The event could not be handled: its stream waits from there on, for ever longer while a service is away, which is nobody's fault. If somebody has
   * asked for another try while this one was made, there is one.
   * @returns whether there will be another try by itself
   */
  async wait(
    reaction: string,
    { stream, version, position }: Pick<BatchFact, 'stream' | 'version' | 'position'>,
    attempts: number,
    error: unknown,
  ): Promise<boolean> {
    const pauseMs = this.pauseAfter(attempts, isServiceAway(error));
    const { rows } = await this.pool.query<{ again: boolean }>(
      `insert into reaction_parked as w (reaction, stream, version, attempts, error, try_again_at, position)
         values ($1, $2, $3, $4, $5, now() + $6 * interval '1 ms', $7)
       on conflict (reaction, stream) do update
         set version = excluded.version, attempts = excluded.attempts, error = excluded.error, position = excluded.position,
           try_again_at = coalesce(w.try_again_at, excluded.try_again_at), since = case when w.version = excluded.version then w.since else now() end
       returning try_again_at is not null as again`,
      [reaction, stream, version, attempts, messageOf(error), pauseMs ?? null, position],
    );
    this.rows.set(keyOf(reaction, stream), { reaction, stream, version, attempts });
    reactionsParked(this.rows.size);
    return rows[0]!.again;
  }

  /** Uneven by a fifth, so that what failed together does not come back together. */
  private pauseAfter(attempts: number, forEver: boolean): number | undefined {
    const pauseMs = this.backOffMs[attempts - 1] ?? (forEver ? this.backOffMs.at(-1) : undefined);
    return pauseMs === undefined ? undefined : pauseMs * (0.8 + 0.4 * Math.random());
  }

  async finish({ reaction, stream }: WaitingStream): Promise<void> {
    await this.pool.query('delete from reaction_parked where reaction = $1 and stream = $2', [reaction, stream]);
    this.rows.delete(keyOf(reaction, stream));
    reactionsParked(this.rows.size);
  }

  /** Asks for another try of what is parked. Answers how many. */
  async tryAgain(reaction?: string, stream?: string): Promise<number> {
    const { rowCount } = await this.pool.query(
      `update reaction_parked set try_again_at = now()
        where ($1::text is null or reaction = $1) and ($2::text is null or stream = $2)`,
      [reaction ?? null, stream ?? null],
    );
    return rowCount ?? 0;
  }
}

/** The database, or another server that a handler needs, is away for the moment: trying again is all there is to do. */
const isServiceAway = (error: unknown): boolean => error instanceof Unavailable || isAway(error);

const keyOf = (reaction: string, stream: string): string => `${reaction} ${stream}`;
