import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useLazyPart } from '#ui/dialogs/useLazyPart.ts';

const load = async () => (await import('#ui/dialogs/ConfirmSheet.tsx')).ConfirmSheet;

const QUESTION = 'Leave without saving?';

interface Props {
  /** Whether something would be lost. */
  active: boolean;
  /** What, in one sentence. */
  children: string;
}

/** Asks before a page is left on which something was typed and not saved. A router has one guard: one with nothing to lose is none, and takes no other's place. */
export function UnsavedGuard({ active, children }: Props) {
  return active ? <Guard>{children}</Guard> : null;
}

function Guard({ children }: Pick<Props, 'children'>) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  const { Part: Sheet, failed } = useLazyPart(load, true);
  const blocked = blocker.state === 'blocked';
  // The browser asks in its own words when the tab is closed or loaded again.
  useEffect(() => {
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
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
