import type { BenchServer } from './server.js';

/** One line of the report: what was measured, beside what, and whether it is what the design asks for. */
export interface Row {
  readonly what: string;
  /** Words for the table: `≥ 1.2 × raw INSERT`. */
  readonly target: string;
  readonly holds: boolean;
  /** The measured figure that the target speaks of, with its unit. */
  readonly measured: string;
  /** Everything that it was computed from: medians, by contestant. */
  readonly figures: Readonly<Record<string, number>>;
  /** More than a table can show; kept beside it. */
  readonly details?: Readonly<Record<string, number>>;
}

export interface Bench {
  /** Name of its file under `results/`. */
  readonly name: string;
  run(server: BenchServer): Promise<readonly Row[]>;
}

/** "At least so many times as much." */
export const atLeast = (ratio: number, target: number) => ({ measured: `${ratio.toFixed(2)} ×`, holds: ratio >= target });

/** "At most so many times as much." */
export const atMost = (ratio: number, target: number) => ({ measured: `${ratio.toFixed(2)} ×`, holds: ratio <= target });
