import { changeAt, FIRST_FEE_CENTS } from '../../platform-settings/index.js';
import type { FeeChangeDto, PlatformFeeSettingDto } from './platform-fee-admin.dto.js';

/** What holds at an instant, and what has become of each that was ever set. */
export function feeSetting(
  history: readonly Omit<FeeChangeDto, 'state'>[],
  now: string,
): Pick<PlatformFeeSettingDto, 'feeCents' | 'since' | 'changes'> {
  const stands = history.filter(({ takenBackAt }) => takenBackAt === null).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const holding = changeAt(stands, now);
  const changes = history.map((change) => ({ ...change, state: stateOf(change, { now, isHolding: change.id === holding?.id }) }));
  return { feeCents: holding?.feeCents ?? FIRST_FEE_CENTS, since: holding?.from ?? null, changes };
}

function stateOf(
  { takenBackAt, from }: Pick<FeeChangeDto, 'takenBackAt' | 'from'>,
  { now, isHolding }: { now: string; isHolding: boolean },
): FeeChangeDto['state'] {
  if (takenBackAt !== null) return 'taken-back';
  if (from > now) return 'scheduled';
  return isHolding ? 'holds' : 'held';
}
