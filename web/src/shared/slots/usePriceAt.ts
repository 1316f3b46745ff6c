import type { ServiceDetailDto } from '#api/generated-public.ts';
import type { SlotChoice } from './slot-choice.ts';
import { useChosenSlot } from './useChosenSlot.ts';

type Priced = Pick<ServiceDetailDto, 'id' | 'priceCents' | 'lines' | 'platformFeeCents'>;

interface Beside {
  /** A hold whose hours are free to the person. */
  hold?: string | null;
  /** What the chosen time costs, where that was heard since the start times were asked for. */
  told?: Pick<Priced, 'priceCents' | 'lines' | 'platformFeeCents'> | null;
}

/** What the chosen time costs; until one is chosen, what the service costs on a weekday by day. */
export function usePriceAt(service: Priced, choice: SlotChoice, { hold, told }: Beside = {}) {
  const slot = useChosenSlot(service.id, choice, hold);
  const { priceCents, lines } = told ?? slot ?? service;
  const { platformFeeCents } = told ?? service;
  return { priceCents, lines, platformFeeCents, totalCents: priceCents + platformFeeCents };
}
