import { money } from '#ui/format/money.ts';
import type { OpenClaimDto } from '../api.ts';

export type Outcome = OpenClaimDto['outcomes'][number];
export type OutcomeWords = Record<Outcome, { label: string; consequence: string }>;

/** What an admin may decide, and what follows from it for both sides. */
export const outcomeWords = ({ customerName, businessName, priceCents }: OpenClaimDto): OutcomeWords => ({
  no_show_vendor: {
    label: `${businessName} did not come`,
    consequence: `The booking is cancelled, and ${customerName} pays nothing.`,
  },
  no_show_customer: {
    label: `${customerName} was not there`,
    consequence: `The booking is cancelled, and ${customerName} owes ${businessName} ${money(priceCents)}.`,
  },
  dismissed: { label: 'Both were there', consequence: 'The claim is dismissed, and the booking goes on.' },
});
