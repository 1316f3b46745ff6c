import { Counter, Gauge, register } from 'prom-client';

const STOPPED = 'event_store_readers_stopped';
const FOREIGN = 'event_store_foreign_events_total';

/** Tells whoever watches that a reader has stopped before an event that it cannot read. It never goes past one: what follows may depend on it. */
export class ReaderAlarm {
  private readonly stopped = new Map<symbol, string>();
  private readonly foreign: Counter;

  constructor() {
    // The registry is the process's; a second store of the same process takes the place of the first.
    for (const name of [STOPPED, FOREIGN]) register.removeSingleMetric(name);
    const { stopped } = this;
    new Gauge({
      name: STOPPED,
      help: 'Readers of the event store that stand before an event that they cannot read.',
      collect() {
        this.set(stopped.size);
      },
    });
    this.foreign = new Counter({ name: FOREIGN, help: 'Events of others in the event store that were left out.' });
  }

  /** What is wrong, in words; nothing when all readers go on. */
  get sentence(): string | undefined {
    const [first] = this.stopped.values();
    return first && `Reading the events has stopped: ${first}`;
  }

  raise(reader: symbol, why: string): void {
    this.stopped.set(reader, why);
  }

  clear(reader: symbol): void {
    this.stopped.delete(reader);
  }

  leftOut(): void {
    this.foreign.inc();
  }
}
