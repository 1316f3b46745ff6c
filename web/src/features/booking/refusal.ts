import type { PriceLineDto } from '#api/generated.ts';
import { asProblem, type Problem } from '#problem.ts';
import type { ChosenSlot } from '#shared/holds/held-slot.ts';
import type { FreeSlot } from '#shared/slots/NearestSlots.tsx';

/** Why a booking was not made, as far as the form answers it in a way of its own. */
export type Refusal =
  | { kind: 'slot-taken'; nearest: FreeSlot[] }
  /** The service, or what this time costs, is another than the one that was shown. */
  | ({ kind: 'price-changed' } & PricedSlot)
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
}

export function refusalOf(error: unknown, { date, time }: ChosenSlot): Refusal {
  const problem = asProblem(error);
  if (problem.code === 'booking/slot-taken') return { kind: 'slot-taken', nearest: (problem['nearest'] ?? []) as FreeSlot[] };
  if (isOutdated(problem)) {
    return { kind: 'price-changed', date, time, priceCents: Number(problem['priceCents']), lines: problem['lines'] as PriceLineDto[] };
  }
  if (problem.code === 'booking/outside-area') return { kind: 'fields', fields: { zip: problem.detail } };
  if (problem.code === 'booking/too-many-holds') return { kind: 'too-many-holds' };
  if (problem.status === 400 && problem.fields) return { kind: 'fields', fields: problem.fields };
  return problem.status >= 400 && problem.status < 500 ? { kind: 'rule', problem } : { kind: 'failure' };
}

const isOutdated = ({ code }: Problem): boolean => code === 'booking/service-changed' || code === 'booking/price-changed';
