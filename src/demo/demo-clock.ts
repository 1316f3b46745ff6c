import { AsyncLocalStorage } from 'node:async_hooks';
import { Clock } from '../platform/clock.js';

/** The time of the step of history that is being loaded: each step has its own, also when several run at once. */
export class DemoClock extends Clock {
  private readonly instants = new AsyncLocalStorage<string>();

  now(): string {
    // Outside a step only the machinery asks, which measures its own delays.
    return this.instants.getStore() ?? new Date().toISOString();
  }

  at<T>(instant: string, work: () => Promise<T>): Promise<T> {
    return this.instants.run(instant, work);
  }
}
