import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Panel } from '#ui/cards/Panel.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { useSessionsQuery } from '../api.ts';
import { useFreshOnFocus } from '../useFreshOnFocus.ts';
import { EndOthersButton } from './EndOthersButton.tsx';
import { SessionRow } from './SessionRow.tsx';

/** Where the person is signed in. */
export function SessionsPanel() {
  const { data: sessions, error, isFetching, refetch } = useSessionsQuery();
  useFreshOnFocus(refetch);
  const others = sessions?.filter(({ current }) => !current).length ?? 0;
  return (
    <Panel title="Where you are signed in">
      <Typography color="textSecondary">If you do not know one of these, end it and change your password.</Typography>
      {error && !sessions && <ProblemAlert problem={error} onRetry={refetch} />}
      {!error && !sessions && <Skeleton variant="rounded" height={72} sx={{ mt: 1.5 }} />}
      {sessions && (
        <Refreshing active={isFetching}>
          <Rows aria-label="Sessions">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </Rows>
        </Refreshing>
      )}
      {others > 0 && <EndOthersButton count={others} />}
    </Panel>
  );
}

const Rows = styled('ul')(({ theme }) => ({
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px dashed ${theme.vars.palette.divider}` },
}));
