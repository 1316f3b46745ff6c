import type { ReactNode } from 'react';

interface Item {
  label: string;
  icon?: ReactNode;
}

/** Leads somewhere, does something, is one of several choices, or parts the others. */
export type MenuEntry = (Item & { href: string }) | (Item & { onChosen: () => void; checked?: boolean }) | { heading: string } | 'line';
