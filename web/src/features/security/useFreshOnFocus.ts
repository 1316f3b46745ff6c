import { useEffect, useEffectEvent } from 'react';

/** Asks again when the page is looked at again: links in mails are opened elsewhere, and so are other sessions. */
export function useFreshOnFocus(refetch: () => unknown): void {
  const ask = useEffectEvent(() => void refetch());
  useEffect(() => {
    const onFocus = () => ask();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
}
