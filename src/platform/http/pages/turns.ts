import { setImmediate as nextTurn } from 'node:timers/promises';

/** For work that keeps the process busy: between two pieces of it everybody else comes, such as who knocks for the first time. */
export class Turns {
  private last: Promise<void> = Promise.resolve();

  /** Resolves in a turn of the event loop that was given to nobody else. */
  next(): Promise<void> {
    this.last = this.last.then(() => nextTurn());
    return this.last;
  }
}
