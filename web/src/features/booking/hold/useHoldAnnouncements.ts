import { useEffect, useEffectEvent } from 'react';
import type { HeldSlot } from '#shared/holds/held-slot.ts';
import { ANNOUNCEMENTS } from '#shared/holds/hold-words.ts';
import { announce } from '#ui/feedback/announcer.ts';

const MINUTE_MS = 60_000;

/** Screen readers hear of the beginning of a hold, of its last minute and of its end, and not of each second. */
export function useHoldAnnouncements(held: HeldSlot | null) {
  const begin = useEffectEvent(() => held && announce(ANNOUNCEMENTS.begins(held, held.secondsLeft)));
  const warn = useEffectEvent(() => held && announce(ANNOUNCEMENTS.lastMinute(held)));
  const id = held?.id;
  const endsAt = held?.endsAt;

  useEffect(() => {
    if (id) begin();
  }, [id]);

  useEffect(() => {
    const left = (endsAt ?? 0) - Date.now();
    if (left <= MINUTE_MS) return;
    const timer = setTimeout(() => warn(), left - MINUTE_MS);
    return () => clearTimeout(timer);
  }, [endsAt]);
}
