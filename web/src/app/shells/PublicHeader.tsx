import ExpandMore from '@mui/icons-material/ExpandMore';
import MenuIcon from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useSession } from '../../api/session.ts';
import { Logo } from '../../ui/Logo.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { paths } from '../../ui/paths.ts';
import { TapeStrip } from '../../ui/TapeStrip.tsx';
import { RouterLink } from '../RouterLink.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { SchemeMenu } from './SchemeMenu.tsx';
import { HEADER_SERVICES, type ServiceLink } from './service-links.ts';

const wide = { display: { xs: 'none', md: 'inline-flex' } };
const narrow = { display: { md: 'none' } };

export function PublicHeader() {
  const { status, user, role } = useSession();
  return (
    <Box component="header" sx={{ position: 'sticky', top: 0, zIndex: 'appBar' }}>
      <Box sx={{ bgcolor: 'background.paper', minHeight: { xs: 56, md: 64 }, px: { xs: 2, md: 3 }, display: 'flex', alignItems: 'center', gap: { xs: 0.5, md: 1 } }}>
        <Logo />
        <Box component="nav" aria-label="Services" sx={{ ml: { md: 2 } }}>
          <MenuButton label="Services" endIcon={<ExpandMore />} sx={wide}>
            {(close) => serviceItems(HEADER_SERVICES, close)}
          </MenuButton>
        </Box>
        <Button href={paths.services} color="inherit" startIcon={<Search />} sx={wide}>
          Search
        </Button>
        <Box sx={{ flex: 1 }} />
        <SchemeMenu />
        {user && role ? <AccountMenu user={user} role={role} /> : status === 'signed-out' && <Doors />}
        <NarrowMenu signedIn={user !== null} />
      </Box>
      <TapeStrip />
    </Box>
  );
}

function Doors() {
  return (
    <>
      <Button href={paths.signUp} sx={wide}>
        Join as Provider
      </Button>
      <Button href={paths.auth} variant="contained" sx={{ px: { xs: 1.5, sm: 2.25 }, whiteSpace: 'nowrap' }}>
        Login / Sign Up
      </Button>
    </>
  );
}

function NarrowMenu({ signedIn }: { signedIn: boolean }) {
  return (
    <MenuButton label="Menu" icon={<MenuIcon />} iconOnly sx={{ ...narrow, width: 44, height: 44 }}>
      {(close) => [
        ...serviceItems(HEADER_SERVICES.slice(0, 3), close),
        <Divider key="line" />,
        <MenuItem key="search" component={RouterLink} href={paths.services} onClick={close}>
          Search
        </MenuItem>,
        !signedIn && (
          <MenuItem key="join" component={RouterLink} href={paths.signUp} onClick={close}>
            Join as Provider
          </MenuItem>
        ),
      ]}
    </MenuButton>
  );
}

const serviceItems = (services: readonly ServiceLink[], close: () => void) =>
  services.map(({ label, href }) => (
    <MenuItem key={href} component={RouterLink} href={href} onClick={close}>
      {label}
    </MenuItem>
  ));
