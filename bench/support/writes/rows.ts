import type { Row } from '../bench.js';
import type { Counted, Measured, Overload } from './measuring.js';
import type { Counts } from './statements.js';

/** What a row must be; where nothing is said, it only tells. */
export interface Targets {
  /** Of the bare server, at least so many times as many a second. */
  readonly ofBare?: number;
  /** Half of the answers are no later. */
  readonly p50Ms?: number;
  /** With all that follows, among others. */
  readonly statements?: number;
}

const TELLS = 'told only';

export function rowOfLoad(name: string, callers: string, measured: Measured, { ofBare, p50Ms }: Targets = {}): Row {
  const { ratio, ...figures } = measured;
  const what = `${name} over HTTP, ${callers}`;
  if (p50Ms !== undefined) {
    return { what, target: `p50 ≤ ${p50Ms} ms`, measured: `${measured.p50Ms.toFixed(1)} ms`, holds: measured.p50Ms <= p50Ms, figures };
  }
  return {
    what,
    target: ofBare === undefined ? TELLS : `≥ ${ofBare} × an INSERT by bare node:http + pg`,
    measured: `${ratio.toFixed(2)} × an INSERT`,
    holds: ofBare === undefined || ratio >= ofBare,
    figures,
  };
}

const LATEST_MS = 1000;

/** More than can be carried out: the surplus is refused, and nobody else waits for long. */
export function rowOfOverload(name: string, times: number, { surplus, p99Ms, ...figures }: Overload): Row {
  return {
    what: `${name} over HTTP, ${times} times as many as can be carried out`,
    target: `p99 of what is taken ≤ ${LATEST_MS} ms, the surplus refused`,
    measured: `${p99Ms.toFixed(0)} ms, ${surplus} refused`,
    holds: p99Ms <= LATEST_MS && surplus > 0,
    figures: { p99Ms, surplus, ...figures },
  };
}

export function rowOfStatements(name: string, { lone, together, ofLone, ofTogether }: Counted, { statements: most }: Targets = {}): Row {
  return {
    what: `${name}: statements, with all that follows from it, 16 callers`,
    target: most === undefined ? TELLS : `≤ ${most}`,
    measured: together.toFixed(1),
    holds: most === undefined || together <= most,
    figures: { lone, together },
    details: { ...named('lone', ofLone), ...named('together', ofTogether) },
  };
}

export function rowOfIdle(idle: Counts): Row {
  const all = [...idle.values()].reduce((sum, count) => sum + count, 0);
  return {
    what: 'a product that nobody asks for anything: statements in a second',
    target: TELLS,
    measured: all.toFixed(1),
    holds: true,
    figures: { perSecond: all },
    details: named('idle', idle),
  };
}

const SHOWN = 120;
/** Less is what was asked anyway, and could not be told apart quite. */
const TOLD = 0.005;

/** The most frequent first. */
function named(where: string, counts: Counts): Record<string, number> {
  const details: Record<string, number> = {};
  for (const [text, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    if (Math.abs(count) < TOLD) continue;
    const name = `${where}: ${text.slice(0, SHOWN)}`;
    details[name] = (details[name] ?? 0) + Number(count.toFixed(3));
  }
  return details;
}
