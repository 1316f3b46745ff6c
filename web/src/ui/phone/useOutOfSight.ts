import { useCallback, useState } from 'react';

/** What is under the header, or under what stays at the foot, is not seen. */
const SEEN = '-110px 0px -100px';

/** Whether an element has left the window; false until somebody has looked, as before a script has run. */
export function useOutOfSight() {
  const [isOut, setOut] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setOut(!entry!.isIntersecting), { rootMargin: SEEN });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { watch, isOut };
}
