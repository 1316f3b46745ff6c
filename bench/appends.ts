import { atLeast, atMost, type Bench, type Row } from './support/bench.js';
import { type Appender, emmett, ours, rawInserts } from './support/contestants.js';
import { durations, interleaved, median, perSecond } from './support/measure.js';
import type { BenchServer } from './support/server.js';

const CALLERS = 16;
const ROUNDS = 5;
const ROUND_MS = 1200;

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
        ...atLeast(found.ours / found.raw, target),
        figures: eventsPerSecond(found, events),
      });
      rows.push({
        what: `${events}-event appends, ${CALLERS} callers, beside Emmett`,
        target: '≥ 4 × Emmett',
        ...atLeast(found.ours / found.emmett, 4),
        figures: eventsPerSecond(found, events),
      });
    }
    rows.push(await alone(server));
    return rows;
  },
};

async function together(server: BenchServer, events: number) {
  const contestants = await Promise.all([ours(server), rawInserts(server), emmett(server)]);
  const [us, raw, them] = contestants;
  const measure = (appender: Appender) => () => perSecond(CALLERS, ROUND_MS, (caller) => appender.append(caller, events));
  for (const appender of contestants) await perSecond(CALLERS, 300, (caller) => appender.append(caller, events));
  const found = await interleaved(ROUNDS, { ours: measure(us), raw: measure(raw), emmett: measure(them) });
  for (const appender of contestants) await appender.close();
  return found;
}

async function alone(server: BenchServer): Promise<Row> {
  const contestants = await Promise.all([ours(server), rawInserts(server)]);
  const [us, raw] = contestants;
  const measure = (appender: Appender) => async () => median(await durations(300, () => appender.append(0, 1)));
  for (const appender of contestants) await durations(100, () => appender.append(0, 1));
  const found = await interleaved(ROUNDS, { oursMs: measure(us), rawMs: measure(raw) });
  for (const appender of contestants) await appender.close();
  return { what: 'a lone caller, p50', target: '≤ 2 × a raw INSERT', ...atMost(found.oursMs / found.rawMs, 2), figures: found };
}

const eventsPerSecond = (found: Record<'ours' | 'raw' | 'emmett', number>, events: number) => ({
  oursEventsPerSecond: found.ours * events,
  rawEventsPerSecond: found.raw * events,
  emmettEventsPerSecond: found.emmett * events,
});
