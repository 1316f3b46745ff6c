import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the browser has taken the page over: false on the server and in the first rendering, which must be alike. For what only a browser can show,
 * such as pieces that are fetched when they are needed.
 * @param concerned false: for them it stays false, and nothing is drawn again
 */
export const useHydrated = (concerned = true): boolean =>
  useSyncExternalStore(
    never,
    () => concerned,
    () => false,
  );
