import type pg from 'pg';
import type { FoldedTable } from '../tables/fold.js';
import type { BatchFact } from './facts.js';
import type { Lane, LeftOut } from './lane.js';
import { attempt } from './transaction.js';

/** An event that a projection could not take. */
export interface Culprit {
  readonly projection: string;
  readonly fact: BatchFact;
  readonly error: unknown;
}

/**
 * Writes one projection's share of a batch, event by event when the whole does not go. Events that fail are added to `culprits`; what comes
 * later in their streams is left out.
 */
export async function writeOneByOne(
  client: pg.ClientBase,
  lane: Lane,
  facts: readonly BatchFact[],
  leftOut: LeftOut,
  culprits: Culprit[],
): Promise<readonly FoldedTable[]> {
  const whole = await attempt(client, () => lane.write(client, lane.fold(facts, leftOut)));
  if ('result' in whole) return whole.result;
  const tables = new Map<string, FoldedTable>();
  const failed = new Set<string>();
  for (const fact of facts) {
    if (failed.has(fact.stream) || !lane.takes(fact, leftOut)) continue;
    const single = await attempt(client, () => lane.write(client, lane.fold([fact])));
    if ('result' in single) {
      for (const table of single.result) tables.set(table.shape.name, table);
    } else {
      failed.add(fact.stream);
      culprits.push({ projection: lane.projection.name, fact, error: single.error });
    }
  }
  return [...tables.values()];
}
