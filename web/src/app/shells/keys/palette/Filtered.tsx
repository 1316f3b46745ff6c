import SearchIcon from 'virtual:icon/baseline-search';
import { paths } from '#shared/paths.ts';
import { SuggestionPicture } from '#shared/search/SuggestionPicture.tsx';
import { LONGEST_TERM, useSuggestionGroups } from '#shared/search/useSuggestionGroups.ts';
import type { PaletteGroup } from './palette-entry.ts';
import { groupsWith, withoutDoubles } from './palette-groups.ts';
import { PaletteDialog } from './PaletteDialog.tsx';

export interface Typed {
  text: string;
  onType: (text: string) => void;
  onClose: () => void;
}

interface Props extends Typed {
  groups: readonly PaletteGroup[];
  /** What was found elsewhere by what is typed. */
  found?: readonly PaletteGroup[];
  hint?: string;
  /** Why some of it could not be found. */
  problem?: string | undefined;
}

/** What the typed words begin; of pages and actions all, while nothing is typed. */
export function Filtered({ groups, found = [], text, ...dialog }: Props) {
  const term = termOf(text);
  const suggested = useSuggestions(text);
  const begun = groupsWith(withoutDoubles(groups), term);
  const shown = term === '' ? begun : withoutDoubles([...begun, ...found, searchFor(term), ...suggested]);
  return <PaletteDialog text={text} groups={shown} {...dialog} />;
}

export const termOf = (text: string): string => text.trim().slice(0, LONGEST_TERM);

const searchFor = (term: string): PaletteGroup => ({
  title: 'Search',
  entries: [{ label: `Search services for “${term}”`, href: paths.search(term), icon: <SearchIcon /> }],
});

/** What the search itself would suggest. */
function useSuggestions(text: string): PaletteGroup[] {
  const { groups } = useSuggestionGroups(text);
  return groups.map(({ title, suggestions }) => ({
    title,
    entries: suggestions.map(({ to, text: label, note, picture }) => ({
      label,
      href: to,
      icon: <SuggestionPicture picture={picture} size={24} />,
      ...(note !== undefined && { note }),
    })),
  }));
}
