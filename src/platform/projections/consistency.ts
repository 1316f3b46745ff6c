import type pg from 'pg';
import { type Position } from '../events/recorded.js';
import { interruptiblePause } from '../time/interruptible-pause.js';
import type { Progress } from './progress.js';

/** How often those who wait look in Postgres, where another process moves the read tables. */
const POLL_MS = 10;

/** Lets a query wait until the read tables have come as far as its caller has seen. */
export class Consistency {
  private looking: Promise<Position> | undefined;

  constructor(
    private readonly pool: pg.Pool,
    private readonly progress: Progress,
    private readonly patienceMs: number,
  ) {}

  /**
   * Waits until every event up to `position` is in the read tables, at most `timeoutMs`.
   * @returns whether it is
   */
  async caughtUp(position: Position, timeoutMs = this.patienceMs): Promise<boolean> {
    if (this.progress.position >= position) return true;
    const deadline = AbortSignal.timeout(timeoutMs);
    while (!deadline.aborted) {
      if (this.progress.leading) await this.progress.next(AbortSignal.any([deadline, AbortSignal.timeout(POLL_MS * 10)]));
      else if ((await this.look()) < position) await interruptiblePause(POLL_MS, deadline);
      if (this.progress.position >= position) return true;
    }
    return false;
  }

  /** One look serves all who wait. */
  private look(): Promise<Position> {
    this.looking ??= this.ask().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async ask(): Promise<Position> {
    const { rows } = await this.pool.query<{ position: Position }>('select position from projection_checkpoint');
    const position = rows[0]?.position;
    if (position !== undefined) this.progress.reached(position, new Map());
    return this.progress.position;
  }
}
