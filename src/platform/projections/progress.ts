import { EventEmitter } from 'node:events';
import { type Position, START } from '../events/recorded.js';
import type { FoldedTable } from '../tables/fold.js';
import type { ReadTable } from '../tables/projection.js';
import { shapeOf } from '../tables/table-shape.js';
import { WrittenRows } from './written-rows.js';

/** What this process knows of the read tables without asking Postgres. Only the leader hears of every change. */
export class Progress {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private stampOfEach: ReadonlyMap<string, string> = new Map();
  private current: Position = START;
  private isLeading = false;
  private readonly watched = new Map<string, WrittenRows[]>();

  /** Every event up to here is in the read tables; perhaps later ones are. */
  get position(): Position {
    return this.current;
  }

  /** Nothing changes in the read tables without this process knowing. */
  get leading(): boolean {
    return this.isLeading;
  }

  /** Of all tables at this moment; a table's changes whenever its rows do. Later changes do not reach what was returned. */
  stamps(): ReadonlyMap<string, string> {
    return this.stampOfEach;
  }

  /** Collects which rows of a table are written to from here on, for one who asks. @param table with a key of one column */
  rowsOf(table: ReadTable): WrittenRows {
    const { name, key } = shapeOf(table);
    const rows = new WrittenRows(key[0]!.property);
    this.watched.set(name, [...(this.watched.get(name) ?? []), rows]);
    return rows;
  }

  lead(position: Position, stamps: ReadonlyMap<string, string>): void {
    this.isLeading = true;
    this.stampOfEach = new Map(stamps);
    this.reached(position, new Map());
  }

  /** From here on others may change the tables. The position is forgotten as well: a Postgres that fell may have forgotten it too. */
  follow(): void {
    this.isLeading = false;
    this.stampOfEach = new Map();
    this.current = START;
    for (const rows of [...this.watched.values()].flat()) rows.noteAll();
  }

  /**
   * A batch has become visible.
   * @param changed the stamps of the tables that it has written to
   * @param written what it has made of them; absent where nobody can tell
   */
  reached(position: Position, changed: ReadonlyMap<string, string>, written?: readonly FoldedTable[]): void {
    for (const table of changed.keys()) this.noteRows(table, written);
    if (changed.size > 0) this.stampOfEach = new Map([...this.stampOfEach, ...changed]);
    if (position > this.current) this.current = position;
    this.emitter.emit('reached');
  }

  /** Until the next batch, or until `signal` ends the wait. */
  next(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.emitter.off('reached', done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      this.emitter.on('reached', done);
      signal.addEventListener('abort', done);
      if (signal.aborted) done();
    });
  }

  private noteRows(table: string, written: readonly FoldedTable[] = []): void {
    const watching = this.watched.get(table);
    if (!watching) return;
    const folds = written.filter(({ shape }) => shape.name === table);
    for (const rows of watching) {
      if (folds.length > 0) rows.note(folds);
      else rows.noteAll();
    }
  }
}
