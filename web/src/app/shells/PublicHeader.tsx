import ExpandMore from '@mui/icons-material/ExpandMore';
import MenuIcon from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { PlainButton as Button } from '../../ui/PlainButton.tsx';
import { useSession } from '../../api/session.ts';
import { Logo } from '../../ui/Logo.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import type { MenuEntry } from '../../ui/menu-entries.ts';
import { paths } from '../../ui/paths.ts';
import { TapeStrip } from '../../ui/TapeStrip.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { SchemeMenu } from './SchemeMenu.tsx';
import { HEADER_SERVICES } from './service-links.ts';

const wide = { display: { xs: 'none', md: 'inline-flex' } };
const narrow = { display: { md: 'none' } };

export function PublicHeader() {
  const { status, user, role } = useSession();
  return (
    <Box component="header" sx={{ position: 'sticky', top: 0, zIndex: 'appBar' }}>
      <Box
        sx={{
          bgcolor: 'background.paper',
          minHeight: { xs: 56, md: 64 },
          px: { xs: 2, md: 3 },
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, md: 1 },
        }}
      >
        <Logo />
        <Box component="nav" aria-label="Services" sx={{ ml: { md: 2 } }}>
          <MenuButton label="Services" entries={HEADER_SERVICES} endIcon={<ExpandMore />} sx={wide} />
        </Box>
        <Button href={paths.services} color="inherit" startIcon={<Search />} sx={wide}>
          Search
        </Button>
        <Box sx={{ flex: 1 }} />
        <Box sx={{ '@media (max-width: 379px)': { display: 'none' } }}>
          <SchemeMenu />
        </Box>
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
      <Button
        href={paths.auth}
        variant="contained"
        sx={{ px: { xs: 1.5, sm: 2.25 }, flexShrink: 0, '@media (max-width: 379px)': { px: 1, fontSize: '.8125rem' } }}
      >
        Login / Sign Up
      </Button>
    </>
  );
}

function NarrowMenu({ signedIn }: { signedIn: boolean }) {
  const entries: MenuEntry[] = [...HEADER_SERVICES.slice(0, 3), 'line', { label: 'Search', href: paths.services }];
  if (!signedIn) entries.push({ label: 'Join as Provider', href: paths.signUp });
  return <MenuButton label="Menu" icon={<MenuIcon />} entries={entries} iconOnly sx={{ ...narrow, mr: -1.5 }} />;
}
