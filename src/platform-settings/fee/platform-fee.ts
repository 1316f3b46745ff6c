import type { Decider } from '../../platform/events/decider.js';
import type { Cents } from '../../platform/money.js';
import type { PlatformFeeEvent } from './platform-fee.events.js';

/** The fee of every platform that has set none. */
export const FIRST_FEE_CENTS: Cents = 500;

/** From this instant on the fee is this. */
export interface FeeChange {
  readonly feeCents: Cents;
  readonly from: string;
}

export interface PlatformFee {
  /** Those that hold, did or will, in the order of their instants. */
  readonly changes: readonly (FeeChange & { readonly feeId: string })[];
  /** Ids of those that never came to hold. */
  readonly takenBack: readonly string[];
}

export const PlatformFee: Decider<PlatformFee, PlatformFeeEvent> = {
  category: 'fee',
  initial: { changes: [], takenBack: [] },
  evolve: {
    // At most one is still to come: what is scheduled comes last.
    PlatformFeeScheduled: (fee, { feeId, feeCents, from }) => ({ ...fee, changes: [...fee.changes, { feeId, feeCents, from }] }),
    PlatformFeeTakenBack: ({ changes, takenBack }, { feeId }) => ({
      changes: changes.filter((change) => change.feeId !== feeId),
      takenBack: [...takenBack, feeId],
    }),
  },
};

/**
 * The fee of an instant. Of one that has passed it stays as it is, whatever is decided from now on: changes are scheduled ahead, and taken back before they hold.
 * @param changes in the order of their instants
 */
export const feeAt = (changes: readonly FeeChange[], instant: string): Cents => changeAt(changes, instant)?.feeCents ?? FIRST_FEE_CENTS;

/** Since when that is so; none where it is the first fee. */
export const changeAt = <Change extends FeeChange>(changes: readonly Change[], instant: string): Change | undefined =>
  changes.findLast(({ from }) => from <= instant);

/** The first change after an instant. */
export const nextChange = <Change extends FeeChange>(changes: readonly Change[], instant: string): Change | undefined =>
  changes.find(({ from }) => from > instant);
