import type { KeyedPart } from '#ui/keys/page-keys.ts';
import { type Shortcut, SHORTCUTS } from '#ui/keys/shortcuts.ts';
import { shortcutsInUse } from '#ui/keys/useShortcut.ts';

interface Keys {
  /** The keys, each as it is drawn. */
  press: readonly string[];
  does: string;
}

export interface KeyGroup {
  title: string;
  keys: readonly Keys[];
}

const PARTS: Record<KeyedPart, KeyGroup> = {
  calendar: {
    title: 'In the calendar',
    keys: [
      { press: ['↑', '↓'], does: 'The booking before or after it, of the same day or lane' },
      { press: ['←', '→'], does: 'The nearest booking beside it' },
      { press: ['Shift', '↑', '↓', '←', '→'], does: 'Move it to another time' },
      { press: ['Enter'], does: 'Open it, or ask for the time to which it was moved' },
    ],
  },
  tabs: {
    title: 'On the tabs',
    keys: [
      { press: ['←', '→'], does: 'The other tab' },
      { press: ['Space'], does: 'Open it' },
    ],
  },
  photos: { title: 'In an opened photo', keys: [{ press: ['←', '→'], does: 'The photo before or after it' }] },
  search: {
    title: 'In the search',
    keys: [
      { press: ['↑', '↓'], does: 'Through the suggestions' },
      { press: ['Enter'], does: 'Go to the suggestion, or search' },
      { press: ['Esc'], does: 'Close the suggestions' },
    ],
  },
};

/** What listens now, and what is in sight. */
export function keyGroups(): KeyGroup[] {
  const inUse = shortcutsInUse();
  const shortcuts: readonly Shortcut[] = Object.entries(SHORTCUTS).flatMap(([name, shortcut]) => (inUse.has(name) ? [shortcut] : []));
  return [
    { title: 'On this page', keys: shortcuts.map((shortcut) => ({ press: pressOf(shortcut), does: shortcut.does })) },
    ...Object.entries(PARTS).flatMap(([part, group]) => (isInSight(part) ? [group] : [])),
  ];
}

const isInSight = (part: string) => [...document.querySelectorAll(`[data-keys="${part}"]`)].some((each) => each.checkVisibility());

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
const pressOf = ({ key, mod }: Shortcut): string[] => [...(mod ? [isApple ? '⌘' : 'Ctrl'] : []), key.toUpperCase()];
