import { useSyncExternalStore } from 'react';

/** Where the theme's `md` begins, something else is shown. */
const PHONE = '(max-width: 767.95px)';

function onChange(listener: () => void) {
  const phone = window.matchMedia(PHONE);
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
}

/** Whether the screen is a phone's; never on the server. It decides what is fetched: what is shown is decided by CSS, which needs no script. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
