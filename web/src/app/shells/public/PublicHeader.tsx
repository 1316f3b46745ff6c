import { styled } from '@mui/material/styles';
import { lazy, Suspense, useLayoutEffect } from 'react';
import ExpandMore from 'virtual:icon/baseline-expand-more';
import MenuIcon from 'virtual:icon/baseline-menu';
import { useSession, useSignedInUser } from '#api/session/session.ts';
import { Logo } from '#shared/page/Logo.tsx';
import { PlaceMenu } from '#shared/place/PlaceMenu.tsx';
import { PlainButton } from '#ui/buttons/PlainButton.tsx';
import { useHydrated } from '#ui/buttons/useHydrated.ts';
import { WITHOUT_SCRIPTS } from '#ui/forms/field.ts';
import { DropDown } from '#ui/menus/DropDown.tsx';
import { TapeStrip } from '#ui/page/TapeStrip.tsx';
import { SchemeMenu } from '../menus/SchemeMenu.tsx';
import { HeaderLinks } from './HeaderLinks.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { ALL_SERVICES, HEADER_SERVICES, JOIN, LOGIN } from './page-links.ts';

/** On small screens a strip above the rest: it scrolls away. */
const STRIP = 40;

const Header = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: -STRIP,
  zIndex: theme.zIndex.appBar,
  [theme.breakpoints.up('md')]: { top: 0 },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 6,
  padding: '0 16px 6px',
  backgroundColor: theme.vars.palette.background.paper,
  '& summary, & .strip > span, & .door': { minWidth: 44, paddingInline: 12 },
  '& .space': { flex: 1 },
  '& .strip': {
    order: -1,
    display: 'flex',
    justifyContent: 'space-between',
    flexBasis: 'calc(100% + 32px)',
    marginInline: -16,
    paddingInline: 4,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& summary, & > span': { minHeight: STRIP - 1 },
  },
  '& .wide': { display: 'none' },
  '& .narrow summary': { padding: 0, marginRight: -12 },
  [WITHOUT_SCRIPTS]: { '& .scheme': { display: 'none' } },
  '@media (max-width: 379px)': { '& .scheme': { display: 'none' }, '& .door': { fontSize: '.8125rem' } },
  [theme.breakpoints.up('md')]: {
    minHeight: 64,
    padding: '0 24px',
    '& .strip': { display: 'contents', '& summary, & > span': { minHeight: 44 } },
    '& .wide': { display: 'inline-flex' },
    '& .narrow': { display: 'none' },
  },
  [theme.breakpoints.between('md', 'lg')]: {
    '& .roomy': { display: 'none' },
    '& .strip summary span': { maxWidth: '7rem' },
    '& summary, & .strip > span': { paddingInline: 6 },
    '& .door': { flexShrink: 0, paddingInline: 9 },
  },
  [theme.breakpoints.up('lg')]: { columnGap: 4, '& .strip > :first-of-type': { marginLeft: 12 }, '& .door': { paddingInline: 18 } },
}));

/** Pages come rendered for a visitor: somebody whose session is remembered is not to see the doors meanwhile. */
const Doors = styled('div')({ display: 'contents', '[data-session="remembered"] &, &[data-hidden]': { visibility: 'hidden' } });

// Strangers have no account: what shows one is fetched for those who do. A page without it is still a page.
const AccountMenu = lazy(() =>
  import('../menus/AccountMenu.tsx').then(
    (loaded) => ({ default: loaded.AccountMenu }),
    () => ({ default: () => <Place /> }),
  ),
);

/** As large as its button. */
const Place = styled('span')(({ theme }) => ({ width: 44, height: 44, [theme.breakpoints.up('md')]: { width: 126 } }));

export function PublicHeader() {
  return (
    <Header>
      <Row>
        <Logo />
        <div className="strip">
          <PlaceMenu />
          <HeaderSearch />
        </div>
        <Services />
        <div className="space" />
        <div className="scheme">
          <SchemeMenu />
        </div>
        <WhoIsHere />
        <NarrowMenu />
      </Row>
      <TapeStrip />
    </Header>
  );
}

/** The way to one's own, or in. Apart: the rest of the header is the same for everybody, and is not drawn again for it. */
function WhoIsHere() {
  const { status, user, role } = useSession();
  const known = useHydrated() && status !== 'unknown';
  // `public/scheme.js` has set the mark; it goes with the rendering that knows who is there, and no sooner.
  useLayoutEffect(() => {
    if (known) document.documentElement.removeAttribute('data-session');
  }, [known]);
  return user && role ? (
    <Suspense fallback={<Place />}>
      <AccountMenu user={user} role={role} />
    </Suspense>
  ) : (
    <Doors data-hidden={status === 'unknown' || undefined}>
      <PlainButton href={JOIN.href} className="door wide">
        {JOIN.label}
      </PlainButton>
      <PlainButton href={LOGIN.href} variant="contained" className="door">
        {LOGIN.label}
      </PlainButton>
    </Doors>
  );
}

function Services() {
  return (
    <nav aria-label="Services" className="wide">
      <DropDown
        label={
          <>
            Services
            <ExpandMore aria-hidden />
          </>
        }
      >
        <HeaderLinks links={[...HEADER_SERVICES, ALL_SERVICES]} />
      </DropDown>
    </nav>
  );
}

function NarrowMenu() {
  const signedIn = useSignedInUser() !== null;
  const links = [...HEADER_SERVICES.slice(0, 3), ALL_SERVICES, ...(signedIn ? [] : [JOIN])];
  return (
    <nav aria-label="Menu" className="narrow">
      <DropDown name="Menu" label={<MenuIcon aria-hidden />}>
        <HeaderLinks links={links} />
      </DropDown>
    </nav>
  );
}
