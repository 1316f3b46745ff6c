import { useEffect } from 'react';
import { closeSheet, sheet } from './sheet-visit.ts';

/** Pulled so far, in pixels, the sheet goes; let go before, it comes back. */
const FAR = 80;

/** The sheet is pulled down by its head, as sheets on phones are; what is below the head scrolls. */
export function useSwipeDown(): void {
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const element = sheet()!;
    const head = element.firstElementChild as HTMLElement;
    let from: number | undefined;
    const pull = (pixels: number) => (element.style.translate = pixels > 0 ? `0 ${pixels}px` : '');
    const letGo = (pixels: number) => {
      from = undefined;
      pull(0);
      if (pixels > FAR) closeSheet();
    };
    const start = ({ target, clientY, pointerId }: PointerEvent) => {
      if ((target as Element).closest('button')) return;
      from = clientY;
      head.setPointerCapture(pointerId);
    };
    head.addEventListener('pointerdown', start, { signal });
    head.addEventListener('pointermove', ({ clientY }) => from !== undefined && pull(clientY - from), { signal });
    head.addEventListener('pointerup', ({ clientY }) => from !== undefined && letGo(clientY - from), { signal });
    head.addEventListener('pointercancel', () => letGo(0), { signal });
    return () => {
      gone.abort();
      pull(0);
    };
  }, []);
}
