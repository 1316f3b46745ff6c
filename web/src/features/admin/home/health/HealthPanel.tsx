import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import WellIcon from 'virtual:icon/outline-check-circle';
import ToDoIcon from 'virtual:icon/outline-report-problem';
import { Panel } from '#ui/cards/Panel.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { usePlatformHealthQuery } from '../../api.ts';
import { AGAIN } from '../again.ts';
import { healthChecks } from './health-checks.ts';

/** How the platform itself does, looked at again every half minute while somebody looks. */
export function HealthPanel() {
  const { data, error, refetch, fulfilledTimeStamp } = usePlatformHealthQuery(undefined, {
    ...AGAIN,
    refetchOnMountOrArgChange: true,
  });

  return (
    <Panel title="Health of the platform">
      {data ? (
        <Checks>
          {healthChecks(data, fulfilledTimeStamp!).map(({ name, found, toDo }) => (
            <li key={found} data-to-do={toDo !== undefined}>
              {toDo === undefined ? <WellIcon titleAccess="Well" /> : <ToDoIcon titleAccess="To be looked at" />}
              <strong>{name}</strong>
              <span>
                {found}
                {toDo && <em>{toDo}</em>}
              </span>
            </li>
          ))}
        </Checks>
      ) : error ? (
        <ProblemAlert problem={error} onRetry={refetch} />
      ) : (
        <Skeleton variant="rounded" height={180} />
      )}
    </Panel>
  );
}

const Checks = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: 12,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '24px 13rem minmax(0, 1fr)' },
  },
  '& svg': { gridRow: 'span 2', color: theme.vars.palette.success.main, [theme.breakpoints.up('md')]: { gridRow: 'auto' } },
  '& [data-to-do="true"] svg': { color: theme.vars.palette.warning.main },
  '& strong': { fontWeight: 600 },
  '& em': { display: 'block', fontStyle: 'normal', fontSize: '.875rem', color: theme.vars.palette.text.secondary },
}));
