import { type RefCallback, useCallback, useState } from 'react';

/** How wide something is drawn, px; 0 until that is known. Letters keep their size while what is around them grows. */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measured, width];
}
