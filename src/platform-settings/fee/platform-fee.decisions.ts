import { Invalid, NotFound, Rejected } from '../../platform/errors.js';
import { type Cents, dollars } from '../../platform/money.js';
import { plusDays, plusMinutes } from '../../platform/time/durations.js';
import { event, type PlatformFeeEvent } from './platform-fee.events.js';
import { feeAt, nextChange, type PlatformFee } from './platform-fee.js';

/** Ten times the first fee: more is a slip of the keyboard. */
export const MOST_FEE_CENTS: Cents = 5000;
/** Longer than a form stands open and a time is held: most people finish under the fee that they were shown. */
const AHEAD_MINUTES = 60;
/** Who plans further ahead takes it back and forgets why. */
const AHEAD_DAYS = 365;
/** What is taken back must not have been agreed to by somebody at the same moment. */
const LAST_MINUTES = 1;

interface By {
  readonly feeId: string;
  readonly adminId: string;
  readonly reason: string;
  readonly now: string;
}

/** What is wanted. */
export interface WantedFee {
  readonly feeCents: Cents;
  readonly from: string;
}

/**
 * An administrator sets another fee for a time to come. One at a time is to come: who wants another takes that back first.
 * @throws Invalid for an amount or an instant out of bounds, Rejected `platform-settings/fee-scheduled-already`
 */
export function scheduleFee(fee: PlatformFee, { feeId, adminId, reason, now, feeCents, from }: By & WantedFee): PlatformFeeEvent[] {
  if (isKnown(fee, feeId)) return [];
  mustBeInBounds({ feeCents, from }, now);
  if (nextChange(fee.changes, now)) {
    throw new Rejected(
      'platform-settings/fee-scheduled-already',
      'Another fee is scheduled already. Take it back first, or wait until it holds.',
    );
  }
  if (feeCents === feeAt(fee.changes, now)) throw new Invalid({ feeCents: `The fee is ${dollars(feeCents)} already.` });
  return [
    event('PlatformFeeScheduled', { feeId, feeCents, from, by: adminId, scheduledAt: now }, { subject: adminId, fields: { reason } }),
  ];
}

/**
 * Until a minute before it holds. What holds is changed by another one.
 * @throws Rejected `platform-settings/fee-holds` for one that holds, or is about to
 */
export function takeFeeBack(fee: PlatformFee, { feeId, adminId, reason, now }: By): PlatformFeeEvent[] {
  if (fee.takenBack.includes(feeId)) return [];
  const change = fee.changes.find((each) => each.feeId === feeId);
  if (!change) throw new NotFound('fee');
  if (change.from <= plusMinutes(now, LAST_MINUTES)) {
    throw new Rejected('platform-settings/fee-holds', 'This fee holds already, or is about to. Schedule another one instead.');
  }
  return [event('PlatformFeeTakenBack', { feeId, by: adminId, takenBackAt: now }, { subject: adminId, fields: { reason } })];
}

const isKnown = ({ changes, takenBack }: PlatformFee, id: string): boolean =>
  takenBack.includes(id) || changes.some(({ feeId }) => feeId === id);

function mustBeInBounds({ feeCents, from }: WantedFee, now: string): void {
  const fields = {
    ...((feeCents < 0 || feeCents > MOST_FEE_CENTS) && { feeCents: `The fee can be up to ${dollars(MOST_FEE_CENTS)}.` }),
    ...(from < plusMinutes(now, AHEAD_MINUTES) && { from: 'Choose a time that is at least an hour ahead.' }),
    ...(from > plusDays(now, AHEAD_DAYS) && { from: 'Choose a time within a year.' }),
  };
  if (Object.keys(fields).length > 0) throw new Invalid(fields);
}
