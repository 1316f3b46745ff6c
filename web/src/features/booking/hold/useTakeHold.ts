import { useRef, useState } from 'react';
import type { ServiceDetailDto } from '#api/generated-public.ts';
import type { ChosenSlot } from '#shared/holds/held-slot.ts';
import { type Refusal, refusalOf } from '../refusal.ts';
import { useHoldSlotMutation, useLazySlotsQuery } from './api.ts';

/**
 * Holds what was chosen last: who chooses again while a request is on its way does not get the earlier choice.
 * @param beside a hold whose hours are free to the person
 */
export function useTakeHold({ id, revision, platformFeeCents }: ServiceDetailDto, beside: string) {
  const [look] = useLazySlotsQuery();
  const [send, { isLoading }] = useHoldSlotMutation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const wanted = useRef<ChosenSlot | null>(null);
  const busy = useRef(false);

  async function takeNow({ date, time }: ChosenSlot): Promise<void> {
    const { data } = await look({ id, date, ...(beside && { hold: beside }) }, true);
    const slot = data?.slots.find((each) => each.time === time);
    // The start times say so themselves.
    if (slot && !slot.available) return;
    try {
      await send({
        id,
        holdSlotDto: { date, time, serviceRevision: revision, platformFeeCents, ...(slot && { priceCents: slot.priceCents }) },
      }).unwrap();
    } catch (error) {
      if (!wanted.current) setRefusal(refusalOf(error, { date, time }));
    }
  }

  async function take(slot: ChosenSlot): Promise<void> {
    wanted.current = slot;
    setRefusal(null);
    if (busy.current) return;
    busy.current = true;
    for (let next: ChosenSlot | null = slot; next; next = wanted.current) {
      wanted.current = null;
      await takeNow(next);
    }
    busy.current = false;
  }

  return { take, taking: isLoading, refusal };
}
