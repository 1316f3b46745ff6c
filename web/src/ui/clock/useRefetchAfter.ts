import { useEffect } from 'react';

/** The product has to have come to it too. */
const A_LITTLE_LATER_MS = 1_000;
/** Where this device's clock is ahead of the server's. */
const AGAIN_MS = 30_000;
/** Timers of browsers go no further. */
const LONGEST_MS = 2 ** 31 - 1;

/** Asks again when an instant (milliseconds since 1970) has passed, and until the answer names another: of what time alone changes nobody else tells. */
export function useRefetchAfter(instant: number | undefined, ask: () => unknown): void {
  useEffect(() => {
    if (instant === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (least: number) => {
      const delay = Math.max(least, instant - Date.now() + A_LITTLE_LATER_MS);
      if (delay > LONGEST_MS) return;
      timer = setTimeout(() => {
        ask();
        wait(AGAIN_MS);
      }, delay);
    };
    wait(A_LITTLE_LATER_MS);
    return () => clearTimeout(timer);
  }, [instant, ask]);
}
