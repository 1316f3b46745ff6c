import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { Announcer } from '../../ui/Announcer.tsx';

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

/** What every page has: the skip link, the announcer, the scroll position and a sign that the next page is on its way. */
export function Root() {
  const { state } = useNavigation();
  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      {state === 'loading' && (
        <LinearProgress aria-label="Loading page" sx={{ position: 'fixed', inset: '0 0 auto', zIndex: 'tooltip', height: 3 }} />
      )}
      <Outlet />
      <Announcer />
      <ScrollRestoration />
    </>
  );
}
