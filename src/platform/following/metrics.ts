import { Counter, Gauge, Histogram } from 'prom-client';

const events = new Counter({ name: 'projection_events_total', help: 'Events that have reached the read tables.' });
const seconds = new Histogram({
  name: 'projection_batch_seconds',
  help: 'Time for one batch, from its arrival to the commit.',
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
});
const lag = new Gauge({ name: 'projection_lag_seconds', help: 'Age of the newest event of the last batch when it became visible.' });
const lost = new Counter({ name: 'projection_lost_writes_total', help: 'Patches and sums that found no row.', labelNames: ['projection'] });
const parked = new Gauge({ name: 'projection_parked_streams', help: 'Streams that a projection leaves out.' });
const reacted = new Counter({ name: 'reaction_events_total', help: 'Events that reactions have handled.', labelNames: ['reaction'] });
const unhandled = new Gauge({ name: 'reaction_parked_streams', help: 'Streams that a reaction could not handle so far.' });

export function batchWritten(count: number, tookSeconds: number, lagSeconds: number): void {
  events.inc(count);
  seconds.observe(tookSeconds);
  lag.set(lagSeconds);
}

export const lostWrites = (projection: string, count: number): void => lost.inc({ projection }, count);
export const streamsParked = (count: number): void => parked.set(count);
export const eventHandled = (reaction: string): void => reacted.inc({ reaction });
export const reactionsParked = (count: number): void => unhandled.set(count);
