import { money } from '#ui/format/money.ts';
import type { AdminBookingDto } from '../api.ts';

type Reason = NonNullable<AdminBookingDto['reason']>;

/** Why it was cancelled, as we tell each other. */
const ENDINGS: Record<Reason, string> = {
  declined: 'Declined by the provider.',
  withdrawn: 'Withdrawn by the customer.',
  expired: 'Not answered in time.',
  by_customer: 'Cancelled by the customer.',
  by_vendor: 'Cancelled by the provider.',
  no_show_vendor: 'The provider did not come.',
  no_show_customer: 'The customer was not there.',
  by_admin: 'Cancelled by Plumb & Level.',
};

export function endingWords({ reason, chargeCents, refundCents }: AdminBookingDto): string | null {
  if (refundCents !== null)
    return refundCents > 0 ? `${money(refundCents)} refunded after a problem.` : 'Nothing was refunded after a problem.';
  if (!reason) return null;
  return `${ENDINGS[reason]} ${chargeCents ? `The customer owes ${money(chargeCents)}.` : 'Nothing is charged.'}`;
}

export const moneyWords = ({ priceCents, platformFeeCents }: AdminBookingDto): string =>
  `${money(priceCents)} and ${money(platformFeeCents)} platform fee`;
