import type { ReactNode } from 'react';
import type { Group, Listed } from './palette-groups.ts';

/** Leads somewhere, or does something. */
export interface PaletteEntry extends Listed {
  icon?: ReactNode;
  note?: string;
  onChosen?: () => void;
}

export type PaletteGroup = Group<PaletteEntry>;
