import { useState } from 'react';
import SearchIcon from 'virtual:icon/baseline-search';
import { type Person, type Role, useSession } from '#api/session/session.ts';
import { paths } from '#shared/paths.ts';
import { SuggestionPicture } from '#shared/search/SuggestionPicture.tsx';
import { LONGEST_TERM, useSuggestionGroups } from '#shared/search/useSuggestionGroups.ts';
import { JOIN, LOGIN } from '../../public/page-links.ts';
import type { PaletteGroup } from './palette-entry.ts';
import { groupsWith, withoutDoubles } from './palette-groups.ts';
import { PaletteDialog } from './PaletteDialog.tsx';
import { useCommonGroups } from './useCommonGroups.tsx';
import { useOwnGroups } from './useOwnGroups.tsx';

interface Props {
  onClose: () => void;
}

/** Leads to every page that the person may open, does what the menus do, and searches the services. */
export function Palette({ onClose }: Props) {
  const { user, role } = useSession();
  return user && role ? <OwnPalette user={user} role={role} onClose={onClose} /> : <VisitorsPalette onClose={onClose} />;
}

function OwnPalette({ user, role, onClose }: Props & { user: Person; role: Role }) {
  const { before, after } = useOwnGroups(user, role);
  return <Filtered groups={[...before, ...useCommonGroups(), ...after]} onClose={onClose} />;
}

function VisitorsPalette({ onClose }: Props) {
  return <Filtered groups={[...useCommonGroups(), { title: 'Account', entries: [LOGIN, JOIN] }]} onClose={onClose} />;
}

function Filtered({ groups, onClose }: Props & { groups: readonly PaletteGroup[] }) {
  const [text, setText] = useState('');
  const term = text.trim().slice(0, LONGEST_TERM);
  const suggested = useSuggestions(text);
  const found = groupsWith(withoutDoubles(groups), term);
  return (
    <PaletteDialog
      text={text}
      onType={setText}
      groups={term === '' ? found : withoutDoubles([...found, searchFor(term), ...suggested])}
      onClose={onClose}
    />
  );
}

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
