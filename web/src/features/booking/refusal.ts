import type { PriceLineDto } from '#api/generated.ts';
import { asProblem, type Problem } from '#problem.ts';
import type { ChosenSlot } from '#shared/holds/held-slot.ts';
import type { FreeSlot } from '#shared/slots/NearestSlots.tsx';

/** Why a booking was not made, as far as the form answers it in a way of its own. */
export type Refusal =
  | { kind: 'slot-taken'; nearest: FreeSlot[] }
  /** The service, what this time costs, or the platform fee is another than the one that was shown. */
  | ({ kind: 'price-changed'; isFee: boolean } & PricedSlot)
  /** Two other times are held already. */
  | { kind: 'too-many-holds' }
  | { kind: 'fields'; fields: Record<string, string> }
  | { kind: 'rule'; problem: Problem }
  /** Nothing that the customer could do differently. */
  | { kind: 'failure' };

/** What a time costs, as the refusal said: lists of free times may be a moment behind it. */
export interface PricedSlot extends ChosenSlot {
  priceCents: number;
  lines: PriceLineDto[];
  platformFeeCents: number;
}

export function refusalOf(error: unknown, { date, time }: ChosenSlot): Refusal {
  const problem = asProblem(error);
  if (problem.code === 'booking/slot-taken') return { kind: 'slot-taken', nearest: (problem['nearest'] ?? []) as FreeSlot[] };
  if (isOutdated(problem)) {
    const { priceCents, lines, platformFeeCents } = problem as unknown as PricedSlot;
    return { kind: 'price-changed', isFee: problem.code === FEE_CHANGED, date, time, priceCents, lines, platformFeeCents };
  }
  if (problem.code === 'booking/outside-area') return { kind: 'fields', fields: { zip: problem.detail } };
  if (problem.code === 'booking/too-many-holds') return { kind: 'too-many-holds' };
  if (problem.status === 400 && problem.fields) return { kind: 'fields', fields: problem.fields };
  return problem.status >= 400 && problem.status < 500 ? { kind: 'rule', problem } : { kind: 'failure' };
}

const FEE_CHANGED = 'booking/fee-changed';
const isOutdated = ({ code }: Problem): boolean => ['booking/service-changed', 'booking/price-changed', FEE_CHANGED].includes(code);
