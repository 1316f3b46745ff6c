import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { HoldDto } from '#api/generated.ts';
import { publicApi } from '#api/public.ts';
import { useMyHoldsQuery } from './api.ts';
import type { HeldSlot } from './held-slot.ts';

const NONE: HoldDto[] = [];

/** What the person holds. Whoever comes back to the tab sees what has been held, given back or booked elsewhere. */
export function useLiveHolds(enabled: boolean): { holds: HeldSlot[]; isFetching: boolean } {
  const { data = NONE, fulfilledTimeStamp = 0, isFetching, refetch } = useMyHoldsQuery(undefined, { skip: !enabled });
  const dispatch = useDispatch();

  useEffect(() => {
    if (!enabled) return;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void refetch();
      dispatch(publicApi.util.invalidateTags(['Slots']));
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [enabled, refetch, dispatch]);

  const holds = useMemo(
    () => data.map((hold) => ({ ...hold, endsAt: fulfilledTimeStamp + hold.secondsLeft * 1000 })),
    [data, fulfilledTimeStamp],
  );
  return { holds, isFetching };
}
