import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { PlainButton } from '#ui/buttons/PlainButton.tsx';
import { CenteredColumn } from './CenteredColumn.ts';

/** Stands in for a page that failed to load or to render; the shell around it keeps working. */
export function RouteProblem() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <CenteredColumn role="alert">
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
    </CenteredColumn>
  );
}
