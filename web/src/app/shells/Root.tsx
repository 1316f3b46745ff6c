import { keyframes, styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { useHydrated } from '#ui/buttons/useHydrated.ts';
import { Announcer } from '#ui/feedback/Announcer.tsx';

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 16px',
  borderRadius: 10,
  fontWeight: 600,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

const draw = keyframes({ from: { inlineSize: 0 }, to: { inlineSize: '90%' } });

/** Appears only when the next page keeps people waiting. */
const Underway = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: '0 auto auto 0',
  zIndex: theme.zIndex.tooltip,
  height: 3,
  background: theme.vars.palette.primary.main,
  animation: `${draw} 8s 150ms ease-out both`,
}));

// A page without it is still a page.
const Late = lazy(() =>
  import('./Late.tsx').then(
    (loaded) => ({ default: loaded.Late }),
    () => ({ default: () => null }),
  ),
);

/** A visit keeps its scroll position. All first pages of a tab have the same key: there the address tells them apart. */
const visitOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** What every page has: the skip link, the announcer, the keys, the scroll position and a sign that the next page is on its way. */
export function Root() {
  const { state } = useNavigation();
  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      {state === 'loading' && <Underway role="progressbar" aria-label="Loading page" />}
      <Outlet />
      <Announcer />
      <Later />
      <ScrollRestoration getKey={visitOf} />
    </>
  );
}

/** Apart, or all of the page would be looked through again for it. */
function Later() {
  return (
    useHydrated() && (
      <Suspense>
        <Late />
      </Suspense>
    )
  );
}
