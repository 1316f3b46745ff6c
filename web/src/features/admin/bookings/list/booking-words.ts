import { money } from '#ui/format/money.ts';
import { CAUSES } from '../../cancellation-causes.ts';
import type { AdminBookingDto } from '../api.ts';

export function endingWords({ reason, chargeCents, refundCents }: AdminBookingDto): string | null {
  if (refundCents !== null)
    return refundCents > 0 ? `${money(refundCents)} refunded after a problem.` : 'Nothing was refunded after a problem.';
  if (!reason) return null;
  return `${CAUSES[reason]}. ${chargeCents ? `The customer owes ${money(chargeCents)}.` : 'Nothing is charged.'}`;
}

export const moneyWords = ({ priceCents, platformFeeCents }: AdminBookingDto): string =>
  `${money(priceCents)} and ${money(platformFeeCents)} platform fee`;
