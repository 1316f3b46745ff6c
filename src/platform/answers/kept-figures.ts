import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '../database/database.js';
import { stampsNow } from '../projections/changed.js';
import { Progress } from '../projections/progress.js';
import { noteRead } from '../tables/tables-read.js';

/** A statement that answers one row (`tables/statement.ts`). */
interface OneRow<V, Row> {
  readonly name: string;
  readonly tables: readonly string[];
  one(pool: Database['pool'], values: V): Promise<Row>;
}

interface Kept {
  /** State of the tables that the figures are at least as new as. */
  readonly stamp: string;
  readonly row: Promise<unknown>;
}

/** So many; each is a few numbers, and the text that was looked for. */
const MOST = 500;

/**
 * What a statement counts for a list stays the same from page to page and from order to order: it is counted anew only after one of its tables has changed.
 * As with `Answers`, the state of the tables is looked up before their rows are read, so that no figure is older than it says.
 */
@Injectable()
export class KeptFigures {
  private readonly kept = new LRUCache<string, Kept>({ max: MOST });

  constructor(
    private readonly progress: Progress,
    private readonly database: Database,
  ) {}

  /** The one row of the statement for these values. Whoever asks while it is being read waits for the same. */
  async one<V extends object, Row>(statement: OneRow<V, Row>, values: V): Promise<Row> {
    const { pool } = this.database;
    const stamps = await stampsNow(this.progress, pool);
    const stamp = statement.tables.map((table) => stamps.get(table) ?? '').join(' ');
    const key = `${statement.name} ${JSON.stringify(values)}`;
    const known = this.kept.get(key);
    noteRead(statement.tables);
    if (known?.stamp === stamp) return known.row as Promise<Row>;
    const row = statement.one(pool, values);
    this.kept.set(key, { stamp, row });
    // Nobody waits for what has failed: the next one asks again.
    row.catch(() => this.kept.get(key)?.row === row && this.kept.delete(key));
    return row;
  }
}
