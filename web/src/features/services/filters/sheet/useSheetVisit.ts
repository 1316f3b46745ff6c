import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { closeSheet, isOnSheetVisit, sheet, SHEET_VISIT, sheetButton } from './sheet-visit.ts';

/** Settled once a sheet that was closed has left the history. */
let left: Promise<unknown> = Promise.resolve();

/** Of the open sheet: Back closes it, and it closes itself when the focus goes elsewhere or there is room beside the list. */
export function useSheetVisit(): void {
  const navigate = useNavigate();
  const enter = useEffectEvent(async () => {
    await navigate(window.location, { state: SHEET_VISIT, preventScrollReset: true });
  });
  const leave = useEffectEvent(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await navigate(-1);
    await gone;
  });

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const entered = left.then(async () => {
      if (signal.aborted) return;
      if (!isOnSheetVisit()) await enter();
      window.addEventListener('popstate', () => !isOnSheetVisit() && closeSheet(), { signal });
    });
    window.addEventListener('resize', () => !sheetButton()?.checkVisibility() && closeSheet(), { signal });
    sheet()!.addEventListener(
      'focusout',
      ({ relatedTarget }) => relatedTarget && !sheet()!.contains(relatedTarget as Node) && closeSheet(),
      {
        signal,
      },
    );
    return () => {
      gone.abort();
      // Also where it is closed before its visit has quite begun.
      left = entered.then(() => (isOnSheetVisit() ? leave() : undefined));
    };
  }, []);
}
