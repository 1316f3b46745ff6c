import { Rejected } from '../../platform/errors.js';

const ROUNDS = 5;

/**
 * Decides again when others were faster each time. Whoever changes a vendor's day takes or frees hours of it, of which there are few: so either
 * a round goes through, or what it wanted is gone and the decision itself says so.
 */
export async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round++) {
    try {
      return await work();
    } catch (error) {
      const busy = error instanceof Rejected && error.code === 'platform/busy';
      if (!busy || round === ROUNDS) throw error;
    }
  }
}
