import { useEffect, useEffectEvent } from 'react';
import { isPressed, type ShortcutName, SHORTCUTS } from './shortcuts.ts';

const inUse = new Set<ShortcutName>();

/** Those that do something now. */
export const shortcutsInUse = (): ReadonlySet<string> => inUse;

/** Listens on the whole page, but not while somebody types. */
export function useShortcut(name: ShortcutName, onPressed: () => void, enabled = true): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(SHORTCUTS[name], event) || isTyping(event.target as HTMLElement)) return;
    event.preventDefault();
    onPressed();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const key = (event: KeyboardEvent) => listen(event);
    inUse.add(name);
    document.addEventListener('keydown', key);
    return () => {
      inUse.delete(name);
      document.removeEventListener('keydown', key);
    };
  }, [name, enabled]);
}

/** In a field every key may be text, or move the caret. */
const isTyping = (target: HTMLElement): boolean =>
  target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select');
