import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { noteRead, withTablesRead } from '../../tables/tables-read.js';
import { repairsOf, stampsNow } from '../changed.js';
import { Progress } from '../progress.js';

/** What was computed from read tables alone, and the state that they were in before. */
export interface KeptValue<T> {
  readonly value: T;
  readonly stamps: ReadonlyMap<string, string | undefined>;
}

/** What follows from some rows of read tables, and the version that these had before. */
export interface KeptPart<T> extends KeptValue<T> {
  readonly version: string;
}

/** Values that follow from read tables alone: each stands until one of the tables that it was read from has changed. */
@Injectable()
export class KeptValues {
  constructor(
    private readonly database: Database,
    private readonly progress: Progress,
  ) {}

  /** The same value while it stands, otherwise a new one. The state is looked up first, so that it is never older than it says. */
  async renewed<T>(kept: KeptValue<T> | undefined, compute: () => Promise<T>): Promise<KeptValue<T>> {
    const now = await stampsNow(this.progress, this.database.pool);
    if (kept && [...kept.stamps].every(([table, stamp]) => now.get(table) === stamp)) {
      noteRead(kept.stamps.keys());
      return kept;
    }
    return computed(compute, now);
  }

  /**
   * As `renewed`, for what follows from a few of a table's rows. It stands, whatever else is written to the tables, while those rows have the same version.
   * @param version of the rows, looked up before
   */
  async renewedPart<T>(kept: KeptPart<T> | undefined, version: string, compute: () => Promise<T>): Promise<KeptPart<T>> {
    const now = await stampsNow(this.progress, this.database.pool);
    if (kept?.version === version && [...kept.stamps].every(([table, stamp]) => repairsOf(now.get(table)) === repairsOf(stamp))) {
      noteRead(kept.stamps.keys());
      return kept;
    }
    return { ...(await computed(compute, now)), version };
  }
}

async function computed<T>(compute: () => Promise<T>, now: ReadonlyMap<string, string>): Promise<KeptValue<T>> {
  const { result: value, tables } = await withTablesRead(compute);
  noteRead(tables);
  return { value, stamps: new Map(tables.map((table) => [table, now.get(table)])) };
}
