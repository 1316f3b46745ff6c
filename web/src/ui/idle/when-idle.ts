/**
 * Does it once the page has nothing else to do. Safari has no idle callbacks.
 * @param latestMs does it then even where the page is busy; absent: it waits
 */
export function whenIdle(work: () => void, latestMs?: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, latestMs === undefined ? {} : { timeout: latestMs });
  else setTimeout(work, 50);
}
