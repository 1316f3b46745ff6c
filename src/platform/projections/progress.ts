import { EventEmitter } from 'node:events';
import { type Position, START } from '../events/recorded.js';

/** What this process knows of the read tables without asking Postgres. Only the leader hears of every change. */
export class Progress {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private stampOfEach: ReadonlyMap<string, string> = new Map();
  private current: Position = START;
  private isLeading = false;

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
  }

  /** A batch has become visible. */
  reached(position: Position, changed: ReadonlyMap<string, string>): void {
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
}
