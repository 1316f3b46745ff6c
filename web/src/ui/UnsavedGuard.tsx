import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useFetched } from './useFetched.ts';

const load = async () => (await import('./ConfirmSheet.tsx')).ConfirmSheet;

const QUESTION = 'Leave without saving?';

interface Props {
  /** Whether something would be lost. */
  active: boolean;
  /** What, in one sentence. */
  children: string;
}

/** Asks before a page is left on which something was typed and not saved. */
export function UnsavedGuard({ active, children }: Props) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname);
  // As soon as there is something to lose: no page needs it before.
  const { Part: Sheet, failed } = useFetched(load, active);
  const blocked = blocker.state === 'blocked';
  // The browser asks in its own words when the tab is closed or loaded again.
  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
  // And where our dialog could not be fetched. While it is on its way, they wait for it.
  useEffect(() => {
    if (!blocked || !failed) return;
    if (window.confirm(`${QUESTION}\n\n${children}`)) blocker.proceed();
    else blocker.reset();
  }, [blocked, failed, blocker, children]);

  if (!Sheet) return null;
  return (
    <Sheet
      open={blocked}
      title={QUESTION}
      confirmLabel="Leave without saving"
      cancelLabel="Stay here"
      destructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {children}
    </Sheet>
  );
}
