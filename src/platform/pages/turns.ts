import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** There may always be somebody: after so many turns of the event loop it is the work's again. */
const AT_MOST = 100;

/**
 * For work that keeps the process busy: between two pieces of it everybody else comes, however many. One turn of the event loop would not do: it lets in
 * one new connection, so that whoever knocked behind forty others had to wait for forty pieces.
 */
export class Turns {
  private last: Promise<void> = Promise.resolve();

  /** Resolves in a turn of the event loop that was given to nobody else, once one has brought nothing new. */
  next(): Promise<void> {
    this.last = this.last.then(quiet);
    return this.last;
  }
}

async function quiet(): Promise<void> {
  for (let turn = 0; turn < AT_MOST; turn++) {
    const before = arrived();
    await nextTurn();
    if (arrived() === before) return;
  }
}

/** What has come from outside since the process began: connections, requests, answers of the database. */
const arrived = (): number => performance.nodeTiming.uvMetricsInfo.events;
