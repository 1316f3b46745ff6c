import { useSlotsQuery } from './api.ts';
import type { SlotChoice } from './slot-choice.ts';

/**
 * The chosen time as the provider's day has it, and by whose clocks; nothing until one is chosen.
 * @param hold whose hours are free to the person
 */
export function useChosenSlot(serviceId: string, { date, time }: SlotChoice, hold?: string | null) {
  const { currentData } = useSlotsQuery({ id: serviceId, date: date ?? '', ...(hold && { hold }) }, { skip: !date || !time });
  const slot = currentData?.slots.find((each) => each.time === time);
  return slot && { ...slot, timeZone: currentData!.timeZone };
}
