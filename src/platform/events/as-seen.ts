import { Rejected } from '../errors.js';

/** What a change answers. */
export interface Changed {
  /** What the next change has seen; `null`: nobody has ever changed it. */
  readonly changedAt: string | null;
}

/** Whoever is refused by it owns what has changed, and is told how far to read to see it. */
export class ChangedMeanwhile extends Rejected {}

/**
 * Nobody overwrites what they have not seen.
 * @param stands what tells one state from the next: when it was last changed, or its revision
 * @param seen what that was when it was read; left out, whatever stands is replaced
 * @throws Rejected `platform/changed-meanwhile`
 */
export function mustBeAsSeen<Mark extends string | number | null>(stands: Mark, seen: Mark | undefined): void {
  if (seen === undefined || seen === stands) return;
  throw new ChangedMeanwhile(
    'platform/changed-meanwhile',
    'This was changed in another window meanwhile. Look at what is different, and save again.',
  );
}
