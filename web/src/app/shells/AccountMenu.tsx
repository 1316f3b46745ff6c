import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type Person, type Role, roleSwitched } from '#api/session/session.ts';
import { useSignOut } from '#features/auth/sign-in/useSignOut.ts';
import { ROLE_NAMES } from '#shared/account/role-names.ts';
import { paths } from '#shared/paths.ts';
import { PersonAvatar } from '#shared/vendors/PersonAvatar.tsx';
import type { MenuEntry } from '#ui/menus/menu-entries.ts';
import { MenuButton } from '#ui/menus/MenuButton.tsx';
import { useFollowedPerson } from './useFollowedPerson.ts';

export function AccountMenu({ user, role }: { user: Person; role: Role }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const signOut = useSignOut();
  useFollowedPerson();

  const actAs = (chosen: Role) => {
    dispatch(roleSwitched(chosen));
    void navigate(paths.dashboard);
  };
  const roles = user.roles.map((each) => ({ label: ROLE_NAMES[each], checked: each === role, onChosen: () => actAs(each) }));

  const entries: MenuEntry[] = [
    { label: 'Dashboard', href: paths.dashboard },
    ...(role === 'user' ? [{ label: 'My Profile', href: paths.profile }] : []),
    ...(role === 'vendor' ? [{ label: 'Business Profile', href: paths.profile }] : []),
    { label: 'Settings', href: paths.settings },
    ...(roles.length > 1 ? [{ heading: 'Acting as' }, ...roles] : []),
    'line',
    { label: 'Sign Out', onChosen: () => void signOut() },
  ];
  return <MenuButton label="Account" icon={<PersonAvatar src={user.avatarUrl} name={user.fullName} />} entries={entries} compact />;
}
