import { atLeast, atMost, type Bench, type Row } from './support/bench.js';
import { type Appender, emmett, ours, rawInserts } from './support/contestants.js';
import { durations, interleaved, median, perSecond, type Rounds } from './support/measure.js';
import type { BenchServer } from './support/server.js';

const CALLERS = 16;
const ROUNDS = 5;
const ROUND_MS = 1000;

/** Events per append, and how many times a raw INSERT of as many rows is asked for. */
const SIZES = [
  { events: 1, target: 1.2, than: 'a raw single-row INSERT' },
  { events: 10, target: 1, than: 'a raw multi-row INSERT' },
  { events: 100, target: 0.85, than: 'a raw multi-row INSERT' },
];

/** Appending, hash chain included, beside the database's own limit and beside Emmett. */
export const appends: Bench = {
  name: 'appends',
  run: async (server) => {
    const rows: Row[] = [];
    for (const { events, target, than } of SIZES) {
      const found = await together(server, events);
      rows.push({
        what: `${events}-event appends, ${CALLERS} callers`,
        target: `≥ ${target} × ${than}`,
        ...besideRaw(found, target),
        figures: eventsPerSecond(found, events),
      });
      rows.push({
        what: `${events}-event appends, ${CALLERS} callers, beside Emmett`,
        target: '≥ 4 × Emmett',
        ...atLeast(found.ratio('ours', 'emmett'), 4),
        figures: eventsPerSecond(found, events),
      });
    }
    rows.push(await alone(server));
    return rows;
  },
};

async function together(server: BenchServer, events: number) {
  const contestants = await Promise.all([ours(server), rawInserts(server), rawInserts(server, true), emmett(server)]);
  const [us, raw, prepared, them] = contestants;
  const measure = (appender: Appender) => () => perSecond(CALLERS, ROUND_MS, (caller) => appender.append(caller, events));
  for (const appender of contestants) await perSecond(CALLERS, 300, (caller) => appender.append(caller, events));
  const found = await interleaved(ROUNDS, { ours: measure(us), raw: measure(raw), prepared: measure(prepared), emmett: measure(them) });
  for (const appender of contestants) await appender.close();
  return found;
}

async function alone(server: BenchServer): Promise<Row> {
  const contestants = await Promise.all([ours(server), rawInserts(server)]);
  const [us, raw] = contestants;
  const measure = (appender: Appender) => async () => median(await durations(300, () => appender.append(0, 1)));
  for (const appender of contestants) await durations(100, () => appender.append(0, 1));
  const found = await interleaved(ROUNDS, { ours: measure(us), raw: measure(raw) });
  for (const appender of contestants) await appender.close();
  const figures = { oursMs: found.medians.ours, rawMs: found.medians.raw };
  return { what: 'a lone caller, p50', target: '≤ 2 × a raw INSERT', ...atMost(found.ratio('ours', 'raw'), 2), figures };
}

type Found = Rounds<'ours' | 'raw' | 'prepared' | 'emmett'>;

/** The target speaks of an INSERT as `pg` sends it; what somebody gains who prepares it by hand is told as well. */
const besideRaw = (found: Found, target: number) => {
  const { measured, holds } = atLeast(found.ratio('ours', 'raw'), target);
  return { measured: `${measured} (prepared: ${found.ratio('ours', 'prepared').toFixed(2)} ×)`, holds };
};

const eventsPerSecond = (found: Found, events: number) => ({
  oursEventsPerSecond: found.medians.ours * events,
  rawEventsPerSecond: found.medians.raw * events,
  preparedEventsPerSecond: found.medians.prepared * events,
  emmettEventsPerSecond: found.medians.emmett * events,
});
