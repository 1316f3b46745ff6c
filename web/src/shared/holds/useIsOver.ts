import { useEffect, useState } from 'react';

/** Whether an instant has come; turns true when it does. */
export function useIsOver(instant: number | null): boolean {
  const [passed, setPassed] = useState<number | null>(null);

  useEffect(() => {
    if (instant === null) return;
    const timer = setTimeout(() => setPassed(instant), instant - Date.now());
    return () => clearTimeout(timer);
  }, [instant]);

  return instant !== null && passed === instant;
}
