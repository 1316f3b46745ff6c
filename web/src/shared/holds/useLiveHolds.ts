import { useEffect, useMemo } from 'react';
import type { HoldDto } from '#api/generated.ts';
import { useMyHoldsQuery } from './api.ts';
import type { HeldSlot } from './held-slot.ts';

const NONE: HoldDto[] = [];

/** What the person holds. Whoever comes back to the tab sees what has been held or given back elsewhere. */
export function useLiveHolds(enabled: boolean): { holds: HeldSlot[]; isFetching: boolean } {
  const { data = NONE, fulfilledTimeStamp = 0, isFetching, refetch } = useMyHoldsQuery(undefined, { skip: !enabled });

  useEffect(() => {
    if (!enabled) return;
    const look = () => document.visibilityState === 'visible' && void refetch();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [enabled, refetch]);

  const holds = useMemo(
    () => data.map((hold) => ({ ...hold, endsAt: fulfilledTimeStamp + hold.secondsLeft * 1000 })),
    [data, fulfilledTimeStamp],
  );
  return { holds, isFetching };
}
