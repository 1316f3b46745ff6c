import Keyboard from 'virtual:icon/baseline-keyboard';
import { openAid } from '#ui/keys/aid.ts';
import { ANYBODYS } from '../../bar/entries.tsx';
import { useSchemes } from '../../menus/useSchemes.tsx';
import { ALL_SERVICES, COMPANY, HEADER_SERVICES, LEGAL, SUPPORT } from '../../public/page-links.ts';
import type { PaletteGroup } from './palette-entry.ts';

const PAGES: PaletteGroup = {
  title: 'Pages',
  entries: [ALL_SERVICES, ...HEADER_SERVICES, ...ANYBODYS, ...COMPANY, ...SUPPORT, ...LEGAL].map(({ label, href }) => ({ label, href })),
};
const KEYS: PaletteGroup = {
  title: 'Keys',
  entries: [{ label: 'Keyboard shortcuts', icon: <Keyboard />, onChosen: () => openAid('help') }],
};

/** What is there for everybody. */
export function useCommonGroups(): PaletteGroup[] {
  const { entries } = useSchemes();
  const schemes = entries.map(({ label, icon, checked, onChosen }) => ({ label, icon, onChosen, ...(checked && { note: 'In use' }) }));
  return [PAGES, { title: 'Color scheme', entries: schemes }, KEYS];
}
