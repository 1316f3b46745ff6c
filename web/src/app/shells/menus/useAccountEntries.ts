import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type Person, type Role, roleSwitched } from '#api/session/session.ts';
import { useSignOut } from '#features/auth/sign-in/useSignOut.ts';
import { ROLE_NAMES } from '#shared/account/role-names.ts';
import { paths } from '#shared/paths.ts';

/** What is about whoever is signed in: their pages, whom they act as where that is a choice, and the way out. */
export function useAccountEntries(user: Person, role: Role) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const signOut = useSignOut();

  const actAs = (chosen: Role) => {
    dispatch(roleSwitched(chosen));
    void navigate(paths.dashboard);
  };
  const roles = user.roles.map((each) => ({ label: ROLE_NAMES[each], checked: each === role, onChosen: () => actAs(each) }));
  return {
    pages: [
      { label: 'Dashboard', href: paths.dashboard },
      ...(role === 'user' ? [{ label: 'My Profile', href: paths.profile }] : []),
      ...(role === 'vendor' ? [{ label: 'Business Profile', href: paths.profile }] : []),
      { label: 'Settings', href: paths.settings },
    ],
    roles: roles.length > 1 ? roles : [],
    signOut: { label: 'Sign Out', onChosen: () => void signOut() },
  };
}
