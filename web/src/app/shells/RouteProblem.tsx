import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Column } from '../../ui/Column.ts';
import { paths } from '../../ui/paths.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';

const Middle = styled(Column)(({ theme }) => ({
  maxWidth: 560,
  paddingBlock: 80,
  textAlign: 'center',
  '& h1': { ...theme.typography.h2, margin: 0 },
  '& p': { margin: '16px 0', color: theme.vars.palette.text.secondary },
  '& div': { display: 'flex', gap: 12, justifyContent: 'center' },
}));

/** Stands in for a page that failed to load or to draw; the shell around it keeps working. */
export function RouteProblem() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <Middle role="alert">
      <title>{'Something went wrong · Plumb & Level'}</title>
      <h1>This page could not be shown</h1>
      <p>Something went wrong while it was being prepared. Loading it again often helps.</p>
      <div>
        <PlainButton variant="contained" onClick={() => window.location.reload()}>
          Load again
        </PlainButton>
        <PlainButton variant="outlined" href={paths.home}>
          Return to Home
        </PlainButton>
      </div>
    </Middle>
  );
}
