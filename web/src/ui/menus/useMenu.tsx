import { type MouseEvent, useId, useState } from 'react';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import type { MenuEntry } from './menu-entries.ts';

// Most visits open no menu: what draws one is fetched when a button is first pointed at.
const load = () => import('./MenuPopup.tsx');
const MenuPopup = onDemand(async () => (await load()).MenuPopup);
// Where that fails, the press tries again, and says so.
const ahead = () => void load().catch(() => undefined);

/** A menu below a button: what makes the button open it, and the menu itself. @param label the button's name, where its words are none */
export function useMenu(entries: readonly MenuEntry[], label?: string) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const opens = {
    id: `${id}-button`,
    'aria-label': label,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? `${id}-menu` : undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    onPointerEnter: ahead,
    onFocus: ahead,
  };
  return [opens, anchor && <MenuPopup id={id} anchor={anchor} entries={entries} onClose={() => setAnchor(null)} />] as const;
}
