import { lazy, Suspense, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';

const load = () => import('./ConfirmSheet.tsx');
const ConfirmSheet = lazy(async () => ({ default: (await load()).ConfirmSheet }));

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
  const fetched = useFetched(active);
  const blocked = blocker.state === 'blocked';
  // The browser asks in its own words when the tab is closed or loaded again.
  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
  // And where our dialog could not be fetched.
  useEffect(() => {
    if (!blocked || fetched) return;
    if (window.confirm(`${QUESTION}\n\n${children}`)) blocker.proceed();
    else blocker.reset();
  }, [blocked, fetched, blocker, children]);

  if (!fetched) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmSheet
        open={blocked}
        title={QUESTION}
        confirmLabel="Leave without saving"
        cancelLabel="Stay here"
        destructive
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      >
        {children}
      </ConfirmSheet>
    </Suspense>
  );
}

/** Whether the dialog is at hand. It is fetched once there is something to lose: no page needs it before. */
function useFetched(needed: boolean): boolean {
  const [fetched, setFetched] = useState(false);
  useEffect(() => {
    if (needed)
      load().then(
        () => setFetched(true),
        () => undefined,
      );
  }, [needed]);
  return fetched;
}
