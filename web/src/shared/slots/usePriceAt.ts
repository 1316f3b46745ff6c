import type { ServiceDetailDto } from '#api/generated-public.ts';
import { useSlotsQuery } from './api.ts';
import type { SlotChoice } from './slot-choice.ts';

type Priced = Pick<ServiceDetailDto, 'id' | 'priceCents' | 'lines' | 'platformFeeCents'>;

interface Beside {
  /** A hold whose hours are free to the person. */
  hold?: string | null;
  /** What the chosen time costs, where that was heard since the start times were asked for. */
  told?: Pick<Priced, 'priceCents' | 'lines'> | null;
}

/** What the chosen time costs; until one is chosen, what the service costs on a weekday by day. */
export function usePriceAt(service: Priced, { date, time }: SlotChoice, { hold, told }: Beside = {}) {
  const { currentData } = useSlotsQuery({ id: service.id, date: date ?? '', ...(hold && { hold }) }, { skip: !date || !time });
  const { priceCents, lines } = told ?? currentData?.slots.find((slot) => slot.time === time) ?? service;
  const { platformFeeCents } = service;
  return { priceCents, lines, platformFeeCents, totalCents: priceCents + platformFeeCents };
}
