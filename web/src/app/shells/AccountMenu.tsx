import Account from '@mui/icons-material/AccountCircleOutlined';
import Check from '@mui/icons-material/Check';
import Dashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Logout from '@mui/icons-material/Logout';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type Person, type Role, roleSwitched } from '../../api/session.ts';
import { RouterLink } from '../RouterLink.tsx';
import { useSignOut } from '../../features/auth/useSignOut.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { paths } from '../../ui/paths.ts';
import { ROLE_NAMES } from '../../ui/role-names.ts';

export function AccountMenu({ user, role }: { user: Person; role: Role }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const signOut = useSignOut();

  const actAs = (chosen: Role) => {
    dispatch(roleSwitched(chosen));
    void navigate(paths.dashboard);
  };

  return (
    <MenuButton label="Account" icon={<Account />}>
      {(close) => [
        <MenuItem key="dashboard" component={RouterLink} href={paths.dashboard} onClick={close}>
          <ListItemIcon>
            <Dashboard fontSize="small" />
          </ListItemIcon>
          Dashboard
        </MenuItem>,
        ...(user.roles.length > 1
          ? [
              <ListSubheader key="roles" role="presentation" sx={{ bgcolor: 'transparent', lineHeight: '32px' }}>
                Acting as
              </ListSubheader>,
              ...user.roles.map((each) => (
                <MenuItem key={each} role="menuitemradio" aria-checked={each === role} onClick={() => (close(), actAs(each))}>
                  <ListItemIcon>{each === role && <Check fontSize="small" />}</ListItemIcon>
                  {ROLE_NAMES[each]}
                </MenuItem>
              )),
            ]
          : []),
        <Divider key="line" />,
        <MenuItem key="sign-out" onClick={() => (close(), void signOut())}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          Sign Out
        </MenuItem>,
      ]}
    </MenuButton>
  );
}
