/** Whether the address is still that of what the server has drawn: whoever presses Back is quicker than the scripts, and the document stays. */
export function isWhereDrawn(): boolean {
  const [drawn] = performance.getEntriesByType('navigation');
  if (!drawn) return true;
  const { pathname, search } = new URL(drawn.name);
  return pathname === window.location.pathname && search === window.location.search;
}

/**
 * From here on Back and Forward wait: a router that is being taken over would go where they lead before anything listens to it.
 * @returns what lets them count, once the page has been taken over
 */
export function holdBack(): () => void {
  let isHeld = false;
  const hold = (event: Event) => {
    isHeld = true;
    event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', hold);
  return () => {
    window.removeEventListener('popstate', hold);
    if (isHeld) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  };
}
