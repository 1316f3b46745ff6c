import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the browser has taken the page over: false on the server and in the first rendering, which must be alike. For what only a browser can show,
 * such as pieces that are fetched when they are needed.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
