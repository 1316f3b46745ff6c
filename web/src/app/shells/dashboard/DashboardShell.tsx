import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Outlet, useMatch } from 'react-router-dom';
import Logout from 'virtual:icon/baseline-logout';
import MenuIcon from 'virtual:icon/baseline-menu';
import SearchIcon from 'virtual:icon/baseline-search';
import SidebarIcon from 'virtual:icon/outline-view-sidebar';
import type { Person, Role } from '#api/session/session.ts';
import { useSignOut } from '#features/auth/sign-in/useSignOut.ts';
import { RoleBadge } from '#shared/account/RoleBadge.tsx';
import { Logo } from '#shared/page/Logo.tsx';
import { paths } from '#shared/paths.ts';
import { openAid } from '#ui/keys/aid.ts';
import { TapeStrip } from '#ui/page/TapeStrip.tsx';
import { useLive } from '../../live/useLive.ts';
import { CustomerBar } from '../bar/CustomerBar.tsx';
import { VendorBar } from '../bar/VendorBar.tsx';
import { AccountMenu } from '../menus/AccountMenu.tsx';
import { SchemeMenu } from '../menus/SchemeMenu.tsx';
import { MENUS } from '../menus/sidebar-entries.tsx';
import { Sidebar } from './Sidebar.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useSidebar } from './useSidebar.ts';

// Most people do not see it.
const UnverifiedNotice = lazy(async () => ({ default: (await import('#shared/account/UnverifiedNotice.tsx')).UnverifiedNotice }));

/** Dashboards are denser than the public pages: 14 px text, 36 px controls. */
const DENSE: SxProps<Theme> = {
  fontSize: '.875rem',
  '& .MuiTypography-body1': { fontSize: '.875rem' },
  '& .MuiButton-root': { minHeight: 36, paddingInline: 1.5 },
  '& h1': { fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)' },
};

/** On paper there is nothing to press, and ink on white in whatever colours the screen is. */
const ON_PAPER: SxProps<Theme> = {
  '@media print': {
    p: 0,
    '& [role="search"], & nav, & button, & label:has(select)': { display: 'none' },
    // What is ticked is not what is printed; a switch says how something stands.
    '& [type="checkbox"]:not([role="switch"]), & label:has([type="checkbox"]:not([role="switch"]))': { display: 'none' },
    '& *': { color: 'black !important', backgroundColor: 'transparent !important' },
  },
};
const NOT_ON_PAPER = { '@media print': { display: 'none' } } as const;

/** On narrow screens the icon has to do. */
const COMPACT: SxProps<Theme> = {
  minWidth: 44,
  px: { xs: 0, md: 1.5 },
  gap: 1,
  whiteSpace: 'nowrap',
  flexShrink: 0,
  '& span': { display: { xs: 'none', md: 'inline' } },
};

const SIDEBAR = '16rem';
const DRAWER = '18rem';
const RAIL = '3rem';

export function DashboardShell({ user, role }: { user: Person; role: Role }) {
  const signOut = useSignOut();
  useLive(user.twoFactorRequired ? null : user.id, user.roles.join());
  // What must be done before anything else has nothing beside it.
  const hasMenu = useMatch(paths.setUpTwoFactor) === null;
  const sidebar = useSidebar(hasMenu);
  const entries = MENUS[role];

  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box component="header" sx={{ position: 'sticky', top: 0, zIndex: 'appBar', ...NOT_ON_PAPER }}>
        <Box sx={{ bgcolor: 'background.paper', minHeight: 56, px: { xs: 1, md: 1 }, display: 'flex', alignItems: 'center', gap: 1 }}>
          {hasMenu && (
            <>
              <IconButton aria-label="Open menu" color="inherit" onClick={sidebar.openDrawer} sx={{ display: { md: 'none' } }}>
                <MenuIcon />
              </IconButton>
              <IconButton
                aria-label={sidebar.open ? 'Collapse sidebar' : 'Expand sidebar'}
                aria-expanded={sidebar.open}
                aria-keyshortcuts="Control+B Meta+B"
                color="inherit"
                onClick={sidebar.toggle}
                sx={{ display: { xs: 'none', md: 'inline-flex' } }}
              >
                <SidebarIcon style={{ transform: 'scaleX(-1)' }} />
              </IconButton>
            </>
          )}
          <Box sx={{ flex: 1, display: 'flex', pl: hasMenu ? 0 : 1 }}>
            <Box sx={{ display: { xs: hasMenu ? 'none' : 'block', md: 'block' } }}>
              <Logo />
            </Box>
          </Box>
          <Typography variant="body2" color="textSecondary" noWrap sx={{ display: { xs: 'none', md: 'block' } }}>
            Welcome, {user.email}
          </Typography>
          <RoleBadge role={role} />
          {hasMenu && role === 'admin' && (
            <IconButton aria-label="Find anything" aria-keyshortcuts="Control+K Meta+K" color="inherit" onClick={() => openAid('palette')}>
              <SearchIcon />
            </IconButton>
          )}
          <SchemeMenu />
          <AccountMenu user={user} role={role} />
          <Button color="inherit" size="small" aria-label="Sign Out" onClick={() => void signOut()} sx={COMPACT}>
            <Logout fontSize="small" />
            <span>Sign Out</span>
          </Button>
        </Box>
        <TapeStrip />
        <StaleNotice />
      </Box>
      <Box sx={{ flex: 1, display: 'flex' }}>
        <Box
          sx={{
            display: { xs: 'none', md: hasMenu ? 'block' : 'none' },
            flexShrink: 0,
            width: sidebar.open ? SIDEBAR : RAIL,
            transition: 'width 180ms',
            bgcolor: 'background.paper',
            borderRight: 1,
            borderColor: 'divider',
            overflow: 'clip',
            ...NOT_ON_PAPER,
          }}
        >
          <Box sx={{ position: 'sticky', top: 74, pt: 1.5 }}>
            <Sidebar entries={entries} rail={!sidebar.open} />
          </Box>
        </Box>
        <Drawer
          open={sidebar.drawerOpen}
          onClose={sidebar.closeDrawer}
          sx={{ display: { md: 'none' } }}
          slotProps={{ paper: { sx: { width: DRAWER } } }}
        >
          <Box sx={{ p: 2 }}>
            <Logo />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              Welcome, {user.email}
            </Typography>
          </Box>
          <Sidebar entries={entries} onChosen={sidebar.closeDrawer} />
        </Drawer>
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={[{ flex: 1, minWidth: 0, p: { xs: 2, md: 4 }, outline: 'none' }, DENSE as object, ON_PAPER as object]}
        >
          {!user.emailVerified && <Unverified email={user.email} />}
          <Outlet />
        </Box>
      </Box>
      {hasMenu && role === 'user' && <CustomerBar />}
      {hasMenu && role === 'vendor' && <VendorBar menuOpen={sidebar.drawerOpen} onMore={sidebar.openDrawer} />}
    </Box>
  );
}

function Unverified({ email }: { email: string }) {
  return (
    <Box sx={{ mb: 3, maxWidth: 880 }}>
      <Suspense>
        <UnverifiedNotice email={email} title="Please confirm your email">
          We sent a code and a link to {email}. Until you use one of them, you can look around, but not book.
        </UnverifiedNotice>
      </Suspense>
    </Box>
  );
}
