import { useEffect } from 'react';
import type { Booking } from '../api.ts';

/** The product has to have come to it too. */
const A_LITTLE_LATER_MS = 1_000;
/** Where this device's clock is ahead of the server's. */
const AGAIN_MS = 30_000;
/** Timers of browsers go no further. */
const LONGEST_MS = 2 ** 31 - 1;

/** Asks again when time alone changes what may be done with a booking, or the room of a day: nobody else tells of that. */
export function useTimedRefetch(bookings: readonly Pick<Booking, 'changesAt'>[] | undefined, ask: () => unknown): void {
  useEffect(() => {
    const moments = (bookings ?? []).flatMap(({ changesAt }) => (changesAt ? [Date.parse(changesAt)] : []));
    const next = Math.min(...moments);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (least: number) => {
      const delay = Math.max(least, next - Date.now() + A_LITTLE_LATER_MS);
      if (delay > LONGEST_MS) return;
      timer = setTimeout(() => {
        ask();
        wait(AGAIN_MS);
      }, delay);
    };
    wait(A_LITTLE_LATER_MS);
    return () => clearTimeout(timer);
  }, [bookings, ask]);
}
