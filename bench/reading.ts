import { START } from '../src/platform/events/recorded.js';
import type { Streams } from '../src/platform/streams/streams.js';
import { atLeast, type Bench } from './support/bench.js';
import { writeHistory } from './support/history.js';
import { interleaved } from './support/measure.js';
import { openStreams } from './support/stores.js';

const STREAMS = 30_000;
const ROUNDS = 5;

/** Reading the whole store in order, a thousand events at a time, beside one SELECT of the same table through the same driver. */
export const reading: Bench = {
  name: 'reading',
  run: async (server) => {
    const database = await server.database();
    const { streams } = openStreams(database.pool);
    const events = await writeHistory(database.pool, STREAMS);
    const found = await interleaved(ROUNDS, {
      ours: async () => events / (await seconds(() => readAll(streams, events))),
      select: async () => events / (await seconds(() => database.pool.query('select * from es.events order by position'))),
    });
    await streams.close();
    await database.close();
    const figures = { oursEventsPerSecond: found.medians.ours, selectEventsPerSecond: found.medians.select };
    const what = `reading all ${events.toLocaleString('en')} events`;
    return [{ what, target: '≥ 1 × one SELECT *', ...atLeast(found.ratio('ours', 'select'), 1), figures }];
  },
};

async function readAll(streams: Streams, events: number): Promise<void> {
  let seen = 0;
  for await (const batch of streams.from(START)) {
    seen += batch.length;
    if (seen >= events) return;
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
