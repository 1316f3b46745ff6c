import { PlainButton as Button } from '../../ui/PlainButton.tsx';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { paths } from '../../ui/paths.ts';

/** Stands in for a page that failed to load or to draw; the shell around it keeps working. */
export function RouteProblem() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <Container maxWidth="sm" sx={{ py: 10 }}>
      <title>{'Something went wrong · Plumb & Level'}</title>
      <Stack spacing={2} role="alert" sx={{ alignItems: 'center', textAlign: 'center' }}>
        <Typography variant="h2" component="h1">
          This page could not be shown
        </Typography>
        <Typography color="textSecondary">Something went wrong while it was being prepared. Loading it again often helps.</Typography>
        <Stack direction="row" spacing={1.5}>
          <Button variant="contained" onClick={() => window.location.reload()}>
            Load again
          </Button>
          <Button variant="outlined" href={paths.home}>
            Return to Home
          </Button>
        </Stack>
      </Stack>
    </Container>
  );
}
