export interface Shortcut {
  /** As the browser names it. */
  key: string;
  /** Together with Ctrl, or with ⌘. */
  mod?: boolean;
  /** For the list of keys. */
  does: string;
}

/** Every shortcut that there is: what listens and what explains reads this list. */
export const SHORTCUTS = {
  palette: { key: 'k', mod: true, does: 'Go to a page, or do something' },
  help: { key: '?', does: 'Show the keys of this page' },
  sidebar: { key: 'b', mod: true, does: 'Collapse or expand the sidebar' },
} satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof SHORTCUTS;

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** With no modifier beside its own; what needs Shift to be typed at all has its own key by then. */
export const isPressed = ({ key, mod = false }: Shortcut, pressed: Pressed): boolean =>
  pressed.key.toLowerCase() === key &&
  !pressed.altKey &&
  (mod ? pressed.ctrlKey !== pressed.metaKey && !pressed.shiftKey : !pressed.ctrlKey && !pressed.metaKey);
