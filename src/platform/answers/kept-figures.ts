import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '../database/database.js';
import { stampsNow } from '../projections/changed.js';
import { Progress } from '../projections/progress.js';
import { noteRead } from '../tables/tables-read.js';

/** Of a statement (`tables/statement.ts`): by its name and values its answer is told from others, and by its tables whether it still holds. */
interface Asked {
  readonly name: string;
  readonly tables: readonly string[];
}
interface OneRow<V, Row> extends Asked {
  one(pool: Database['pool'], values: V): Promise<Row>;
}
interface AllRows<Row> extends Asked {
  all(pool: Database['pool']): Promise<Row[]>;
}

interface Kept {
  /** State of the tables that the figures are at least as new as. */
  readonly stamp: string;
  readonly answer: Promise<unknown>;
}

/** So many; most are a few numbers, and the text that was looked for. */
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
  one<V extends object, Row>(statement: OneRow<V, Row>, values: V): Promise<Row> {
    return this.answerOf(statement, JSON.stringify(values), (pool) => statement.one(pool, values));
  }

  /** Its rows: the same ones, as long as they hold, so that what was made of them can be kept beside them. */
  all<Row>(statement: AllRows<Row>): Promise<readonly Row[]> {
    return this.answerOf(statement, '', (pool) => statement.all(pool));
  }

  private async answerOf<Answer>(
    { name, tables }: Asked,
    values: string,
    read: (pool: Database['pool']) => Promise<Answer>,
  ): Promise<Answer> {
    const { pool } = this.database;
    const stamps = await stampsNow(this.progress, pool);
    const stamp = tables.map((table) => stamps.get(table) ?? '').join(' ');
    const key = `${name} ${values}`;
    const known = this.kept.get(key);
    noteRead(tables);
    if (known?.stamp === stamp) return known.answer as Promise<Answer>;
    const answer = read(pool);
    this.kept.set(key, { stamp, answer });
    // Nobody waits for what has failed: the next one asks again.
    answer.catch(() => this.kept.get(key)?.answer === answer && this.kept.delete(key));
    return answer;
  }
}
