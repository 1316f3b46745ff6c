import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

interface Unfolded {
  /** Options may be shown. */
  open: boolean;
  /** Index of the option that the keys have come to; -1 for the field itself. */
  active: number;
}

const NONE = -1;

/**
 * Makes a field that is on the page a combobox with a list below it, as the ARIA Authoring Practices describe one whose suggestions are chosen by hand. The
 * field keeps the focus; it has `role="combobox"` from the start.
 * @param list id of the list that the caller shows while it is open; its options are clicked to be chosen
 */
export function useCombobox(field: HTMLInputElement, list: string) {
  const [{ open, active }, unfold] = useState<Unfolded>(() => ({ open: document.activeElement === field, active: NONE }));
  const text = useText(field);
  const options = () => document.getElementById(list)?.querySelectorAll<HTMLElement>('[role="option"]') ?? [];

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const shown = options();
    const at = shown[active];
    // The field itself is one more stop, between the last option and the first. Who is faster than the options has the first once they are there.
    const stops = Math.max(shown.length, 1) + 1;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move && !open) unfold({ open: true, active: NONE });
    else if (move) unfold({ open, active: ((active + 1 + move + stops) % stops) - 1 });
    else if (event.key === 'Enter' && at) at.click();
    else if (event.key === 'Escape' && shown.length > 0 && text !== '') {
      unfold({ open: false, active: NONE });
      event.stopPropagation();
    } else return;
    event.preventDefault();
  });

  useEffect(() => {
    const { form } = field;
    const follow = () => unfold({ open: true, active: NONE });
    const close = () => unfold({ open: false, active: NONE });
    const key = (event: KeyboardEvent) => onKey(event);
    const opens = ['input', 'focus', 'pointerdown'];
    for (const type of opens) field.addEventListener(type, follow);
    field.addEventListener('blur', close);
    field.addEventListener('keydown', key);
    form?.addEventListener('submit', close);
    return () => {
      for (const type of opens) field.removeEventListener(type, follow);
      field.removeEventListener('blur', close);
      field.removeEventListener('keydown', key);
      form?.removeEventListener('submit', close);
    };
  }, [field]);

  // What is shown is known once it is rendered, so this follows every rendering.
  useEffect(() => {
    const shown = options();
    const at = shown[active];
    field.setAttribute('aria-expanded', String(shown.length > 0));
    tell(field, 'aria-controls', shown.length > 0 ? list : undefined);
    tell(field, 'aria-activedescendant', at?.id);
    at?.scrollIntoView({ block: 'nearest' });
  });

  return { text, open, active, close: () => unfold({ open: false, active: NONE }) };
}

/** What stands in a field that holds its text itself. */
function useText(field: HTMLInputElement): string {
  const listen = useCallback(
    (listener: () => void) => {
      field.addEventListener('input', listener);
      return () => field.removeEventListener('input', listener);
    },
    [field],
  );
  return useSyncExternalStore(listen, () => field.value);
}

function tell(field: HTMLInputElement, attribute: string, value: string | undefined): void {
  if (value === undefined) field.removeAttribute(attribute);
  else field.setAttribute(attribute, value);
}
