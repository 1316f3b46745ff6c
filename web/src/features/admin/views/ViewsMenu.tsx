import { useState } from 'react';
import Bookmark from 'virtual:icon/outline-bookmark-border';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import type { MenuEntry } from '#ui/menus/menu-entries.ts';
import { MenuButton } from '#ui/menus/MenuButton.tsx';
import { type SavedViewDto, useSavedViewsQuery } from './api.ts';

const SaveViewDialog = onDemand(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog);
const ViewsDialog = onDemand(async () => (await import('./ViewsDialog.tsx')).ViewsDialog);

interface Props {
  list: SavedViewDto['list'];
  /** The list's own address. */
  path: string;
}

/** The views of a list that an administrator has kept, and what keeps the one that is on show. */
export function ViewsMenu({ list, path }: Props) {
  const { data = [] } = useSavedViewsQuery();
  const [asked, setAsked] = useState<'save' | 'manage' | null>(null);
  const views = data.filter((view) => view.list === list);
  const close = () => setAsked(null);
  const entries: MenuEntry[] = [
    ...views.map(({ name, query }) => ({ label: name, href: query ? `${path}?${query}` : path })),
    ...(views.length > 0 ? (['line'] as const) : []),
    { label: 'Save this view…', onChosen: () => setAsked('save') },
    ...(views.length > 0 ? [{ label: 'Remove a view…', onChosen: () => setAsked('manage') }] : []),
  ];
  return (
    <>
      <MenuButton label="Views" icon={<Bookmark />} entries={entries} />
      {asked === 'save' && <SaveViewDialog list={list} onClose={close} />}
      {asked === 'manage' && <ViewsDialog views={views} onClose={close} />}
    </>
  );
}
