import type { ServiceDetailDto } from '#api/generated-public.ts';
import { useSlotsQuery } from './api.ts';
import type { SlotChoice } from './slot-choice.ts';

type Priced = Pick<ServiceDetailDto, 'id' | 'priceCents' | 'lines' | 'platformFeeCents'>;

/** What the chosen time costs; until one is chosen, what the service costs on a weekday by day. */
export function usePriceAt(service: Priced, { date, time }: SlotChoice, hold: string | null = null) {
  const { currentData } = useSlotsQuery({ id: service.id, date: date ?? '', ...(hold && { hold }) }, { skip: !date || !time });
  const { priceCents, lines } = currentData?.slots.find((slot) => slot.time === time) ?? service;
  const { platformFeeCents } = service;
  return { priceCents, lines, platformFeeCents, totalCents: priceCents + platformFeeCents };
}
