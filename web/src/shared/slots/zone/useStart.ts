import { useSlotsQuery } from '../api.ts';
import type { SlotChoice } from '../slot-choice.ts';

/** When the work begins at the chosen time, and in which zone; null until a time is chosen, and for one that the provider's day does not have. */
export function useStart(serviceId: string, { date, time }: SlotChoice, hold?: string | null) {
  const { currentData } = useSlotsQuery({ id: serviceId, date: date ?? '', ...(hold && { hold }) }, { skip: !date || !time });
  const startsAt = currentData?.slots.find((slot) => slot.time === time)?.startsAt;
  return currentData && startsAt ? { timeZone: currentData.timeZone, startsAt } : null;
}
