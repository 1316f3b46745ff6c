import { Refusal } from '../../src/platform/errors.js';

/** What a decision refuses with; that it does not refuse is a failure. */
export function refusal(decide: () => unknown): Refusal {
  try {
    decide();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('expected a refusal');
}
