import { lazy, Suspense, useState } from 'react';
import type { ConfirmProps } from './ConfirmSheet.tsx';

const ConfirmSheet = lazy(async () => ({ default: (await import('./ConfirmSheet.tsx')).ConfirmSheet }));

/** Asks before something is done. Its dialog is fetched when it is first opened. */
export function ConfirmDialog(props: ConfirmProps) {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  if (!opened) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmSheet {...props} />
    </Suspense>
  );
}
