import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Whoever is at something stays at it when what they pressed goes away with a change: it takes the focus itself. Dialogs that are opened in it belong to
 * it.
 */
export function useKeptFocus<Element extends HTMLElement>(change: unknown) {
  const ref = useRef<Element>(null);
  const held = useRef(false);

  useEffect(() => {
    if (held.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [change]);

  return {
    ref,
    onFocus: () => {
      held.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) held.current = false;
    },
  };
}
