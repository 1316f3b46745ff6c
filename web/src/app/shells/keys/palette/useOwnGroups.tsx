import Add from 'virtual:icon/baseline-add';
import Logout from 'virtual:icon/baseline-logout';
import Search from 'virtual:icon/baseline-search';
import type { Person, Role } from '#api/session/session.ts';
import { paths } from '#shared/paths.ts';
import { MENUS } from '../../menus/sidebar-entries.tsx';
import { useAccountEntries } from '../../menus/useAccountEntries.ts';
import type { PaletteGroup } from './palette-entry.ts';

/** What somebody comes to do, in their role. */
const ACTIONS: Partial<Record<Role, PaletteGroup['entries']>> = {
  user: [{ label: 'Book a service', href: paths.services, icon: <Search /> }],
  vendor: [{ label: 'Create a service', href: paths.newService, icon: <Add /> }],
};

/** What is there for whoever is signed in: before everything else, and after it. */
export function useOwnGroups(user: Person, role: Role): { before: PaletteGroup[]; after: PaletteGroup[] } {
  const { pages, roles, signOut } = useAccountEntries(user, role);
  const after = [
    { title: 'Acting as', entries: roles },
    { title: 'Account', entries: [{ ...signOut, icon: <Logout /> }] },
  ];
  // Until they have set it up, every other page leads there.
  if (user.twoFactorRequired) return { before: [], after };
  return {
    before: [
      { title: 'Actions', entries: ACTIONS[role] ?? [] },
      { title: 'Your pages', entries: [...MENUS[role], ...pages] },
    ],
    after,
  };
}
