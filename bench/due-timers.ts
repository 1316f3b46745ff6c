import type pg from 'pg';
import { SystemClock } from '../src/platform/clock.js';
import { DueTimers } from '../src/platform/timers/due-timers.js';
import { Ticker } from '../src/platform/timers/ticker.js';
import { atMost, type Bench, type Row } from './support/bench.js';
import { interleaved } from './support/measure.js';

const KIND = 'bench.ring';
const FEW = 200;
const MANY = 10_000;
const ROUNDS = 5;
const GROWTH = 2;
const SET_MANY = `
  insert into read.timer (key, kind, subject, due_at)
  select $1 || ':' || n, $1, n, now() - n * interval '1 second' from generate_series(1, $2::int) n`;

/** After a night in which nothing ran: whether each of 10,000 due timers costs more than each of 200. What they lead to is left out. */
export const dueTimers: Bench = {
  name: 'due-timers',
  async run(server) {
    const { pool, close } = await server.database();
    try {
      const rounds = await interleaved(ROUNDS, { few: () => eachOf(pool, FEW), many: () => eachOf(pool, MANY) });
      return [row(rounds.ratio('many', 'few'), rounds.medians)];
    } finally {
      await close();
    }
  },
};

/** Milliseconds for each, until none is left. */
async function eachOf(pool: pg.Pool, count: number): Promise<number> {
  await pool.query('truncate read.timer, timer_attempt');
  await pool.query(SET_MANY, [KIND, count]);
  await pool.query('vacuum (analyze) read.timer');
  const ticker = new Ticker({
    due: new DueTimers(pool),
    clock: new SystemClock(),
    stamp: () => undefined,
    fires: () => ({ [KIND]: (subject) => ({ subject }) }),
    // As the projection does with what the command leads to.
    dispatch: ({ subject }: { subject?: string }) => pool.query('delete from read.timer where key = $1', [`${KIND}:${subject}`]),
  });
  const start = performance.now();
  let fired = 0;
  for (let some = 1; some > 0; fired += some) some = await ticker.tick();
  if (fired !== count) throw new Error(`${fired} of ${count} timers were fired`);
  return (performance.now() - start) / count;
}

const row = (ratio: number, { few, many }: { few: number; many: number }): Row => ({
  what: `firing a due timer, where ${MANY.toLocaleString('en')} are due, beside ${FEW}`,
  target: `≤ ${GROWTH} ×`,
  ...atMost(ratio, GROWTH),
  figures: { fewMs: few, manyMs: many },
});
