import { type Position, START } from '../events/recorded.js';
import type { RunnerParts } from '../projections/projection-runner.js';
import type { Rebuild } from './rebuild.js';

/** Longer than any batch takes. */
const PATIENCE_MS = 10_000;

/** Can the read tables be served, and are they whole? For readiness; the answers are sentences, or nothing when all is well. */
export class ProjectionHealth {
  /** An event that was already there at a former look, and when that was. */
  private awaited: { readonly head: Position; readonly since: number } | undefined;

  constructor(
    private readonly parts: Pick<RunnerParts, 'pool' | 'streams'>,
    private readonly rebuild: Rebuild,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** Why nothing should be served from the read tables. */
  async notReady(): Promise<string | undefined> {
    if (this.rebuild.underWay.length > 0) return `Being rebuilt: ${this.rebuild.underWay.join(', ')}.`;
    const outdated = await this.rebuild.outdated(this.parts.pool);
    if (outdated.length > 0) return `Not yet built by this version of the code: ${outdated.map(({ name }) => name).join(', ')}.`;
    return this.behind();
  }

  /** What is left out, while everything else is served. */
  async degraded(): Promise<string | undefined> {
    const { rows } = await this.parts.pool.query<{ name: string; streams: number }>(
      `select projection as name, count(*)::int as streams from projection_parked where parked group by 1
       union all select reaction, count(*)::int from reaction_parked where try_again_at is null group by 1 order by 1`,
    );
    if (rows.length === 0) return undefined;
    return `Streams that could not be handled: ${rows.map(({ name, streams }) => `${streams} by ${name}`).join(', ')}.`;
  }

  /** Positions cannot be subtracted, so what counts is for how long an event has been waiting. */
  private async behind(): Promise<string | undefined> {
    const { rows } = await this.parts.pool.query<{ position: Position }>('select position from projection_checkpoint');
    const position = rows[0]?.position ?? START;
    if (this.awaited && position >= this.awaited.head) this.awaited = undefined;
    const head = await this.parts.streams.head();
    if (head > position) this.awaited ??= { head, since: performance.now() };
    if (!this.awaited) return undefined;
    const waitedMs = performance.now() - this.awaited.since;
    return waitedMs >= this.patienceMs ? `Events have been waiting for the read tables for ${Math.round(waitedMs / 1000)} s.` : undefined;
  }
}
