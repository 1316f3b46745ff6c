import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { noteRead, withTablesRead } from '../tables/tables-read.js';
import { stampsNow } from './changed.js';
import { Progress } from './progress.js';

/** What was computed from read tables alone, and the state that they were in before. */
export interface KeptValue<T> {
  readonly value: T;
  readonly stamps: ReadonlyMap<string, string | undefined>;
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
    const { result: value, tables } = await withTablesRead(compute);
    noteRead(tables);
    return { value, stamps: new Map(tables.map((table) => [table, now.get(table)])) };
  }
}
