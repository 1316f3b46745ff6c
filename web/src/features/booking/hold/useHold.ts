import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ServiceDetailDto } from '#api/generated-public.ts';
import { type ChosenSlot, complete, type HeldSlot, isAt } from '#shared/holds/held-slot.ts';
import { ANNOUNCEMENTS } from '#shared/holds/hold-words.ts';
import { useIsOver } from '#shared/holds/useIsOver.ts';
import { useLiveHolds } from '#shared/holds/useLiveHolds.ts';
import { choiceFrom, type SlotChoice } from '#shared/slots/slot-choice.ts';
import { paramsNow } from '#ui/address/params-now.ts';
import { announce } from '#ui/feedback/announcer.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useReleaseHoldMutation } from './api.ts';
import { useHoldAnnouncements } from './useHoldAnnouncements.ts';
import { useTakeHold } from './useTakeHold.ts';

interface Options {
  service: ServiceDetailDto;
  choice: SlotChoice;
  /** Shows another choice. */
  show: (choice: SlotChoice) => void;
  /** Only who can book can hold. */
  enabled: boolean;
}

/**
 * Keeps the chosen time for the person, and follows what the server says of it: a hold that is found when they come back is shown, one that was moved in
 * another tab is followed, and one that ran out is remembered until they choose again.
 */
export function useHold({ service, choice, show, enabled }: Options) {
  const { holds, isFetching } = useLiveHolds(enabled);
  const found = holds.find(({ serviceId }) => serviceId === service.id) ?? null;
  const over = useIsOver(found?.endsAt ?? null);
  const live = over ? null : found;
  const [last, setLast] = useState<HeldSlot | null>(null);
  if (live && live.id !== last?.id) setLast(live);
  const beside = (live ?? last)?.id ?? '';
  const { take, taking, refusal } = useTakeHold(service, beside);
  const [release] = useReleaseHoldMutation();

  useHoldAnnouncements(live);
  useEntry(live, { choice, show, take, enabled });
  useFollowed(live, { choice, show });
  const ends = useEffectEvent(() => found && announce(ANNOUNCEMENTS.ends(found)));
  useEffect(() => {
    if (over) ends();
  }, [over]);

  async function letGo(hold: HeldSlot): Promise<void> {
    try {
      await release({ id: hold.id }).unwrap();
    } catch (problem) {
      toast.error('The time is still held', problem);
      return;
    }
    // It may be another one by now.
    const chosen = choiceFrom(paramsNow());
    if (hold.serviceId !== service.id) {
      const slot = complete(chosen);
      if (slot) await take(slot);
      return;
    }
    setLast(null);
    if (isAt(hold, chosen)) show({ date: chosen.date, time: null });
  }

  return {
    live,
    /** What was held until a moment ago. */
    ended: live ? null : last,
    /** Those of other services. */
    others: holds.filter(({ serviceId }) => serviceId !== service.id),
    beside,
    taking: taking || (isFetching && !(live && isAt(live, choice))),
    refusal,
    forgetEnded: () => setLast(null),
    take,
    letGo,
  };
}

export type Holding = ReturnType<typeof useHold>;

interface Shown {
  choice: SlotChoice;
  show: (choice: SlotChoice) => void;
}

/** Whoever comes with a choice holds it; whoever comes back without one finds what they hold. */
function useEntry(
  live: HeldSlot | null,
  { choice, show, take, enabled }: Shown & { take: (slot: ChosenSlot) => Promise<void>; enabled: boolean },
) {
  const enter = useEffectEvent(() => {
    const chosen = complete(choice);
    if (chosen) return enabled && !(live && isAt(live, chosen)) ? void take(chosen) : undefined;
    if (live && (!choice.date || choice.date === live.date)) show(live);
  });
  useEffect(() => enter(), []);
}

/** In another tab the hold was moved to another time. */
function useFollowed(live: HeldSlot | null, { choice, show }: Shown) {
  const before = useRef<HeldSlot | null>(null);
  const follow = useEffectEvent(() => {
    if (live && before.current && isAt(before.current, choice)) show(live);
    before.current = live;
  });
  const id = live?.id;
  useEffect(() => follow(), [id]);
}
