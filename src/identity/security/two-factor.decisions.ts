import { Rejected } from '../../platform/errors.js';

/** @param pending the set-up that waits for its first code; none: it was never begun, is too old, or a secret has changed since */
export function mustBePending<Pending>(pending: Pending | undefined): Pending {
  if (pending !== undefined) return pending;
  throw new Rejected('identity/two-factor-not-started', 'Please start over: this set-up is no longer waiting for a code.');
}
