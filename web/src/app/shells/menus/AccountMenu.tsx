import type { Person, Role } from '#api/session/session.ts';
import { PersonAvatar } from '#shared/vendors/PersonAvatar.tsx';
import { openAid } from '#ui/keys/aid.ts';
import type { MenuEntry } from '#ui/menus/menu-entries.ts';
import { MenuButton } from '#ui/menus/MenuButton.tsx';
import { useAccountEntries } from './useAccountEntries.ts';
import { useFollowedPerson } from './useFollowedPerson.ts';

export function AccountMenu({ user, role }: { user: Person; role: Role }) {
  const { pages, roles, signOut } = useAccountEntries(user, role);
  useFollowedPerson();

  const entries: MenuEntry[] = [
    ...pages,
    ...(roles.length > 0 ? [{ heading: 'Acting as' }, ...roles] : []),
    'line',
    { label: 'Command palette', onChosen: () => openAid('palette') },
    { label: 'Keyboard shortcuts', onChosen: () => openAid('help') },
    'line',
    signOut,
  ];
  return <MenuButton label="Account" icon={<PersonAvatar src={user.avatarUrl} name={user.fullName} />} entries={entries} compact />;
}
