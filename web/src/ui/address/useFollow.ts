import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Follows a link to where it leads at the moment of the press: the one that is rendered may be a step behind what was chosen just before.
 * Presses that open another tab or window are left to the browser.
 * @param hrefNow where it leads, by `paramsNow()`
 * @param onLeave is told before
 */
export function useFollow(hrefNow: () => string, onLeave?: () => void) {
  const navigate = useNavigate();
  return (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLeave?.();
    const href = hrefNow();
    // As links do: whoever stays where they are makes no step that Back undoes.
    const replace = href === window.location.pathname + window.location.search;
    void navigate(href, { replace, preventScrollReset: true });
  };
}
