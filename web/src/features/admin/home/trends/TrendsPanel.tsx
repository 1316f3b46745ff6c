import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router-dom';
import CalendarIcon from 'virtual:icon/outline-date-range';
import { rangeFrom } from '#shared/date-range/date-range.ts';
import { RangePopover } from '#shared/date-range/RangePopover.tsx';
import { Panel } from '#ui/cards/Panel.tsx';
import { lazyPart } from '#ui/dialogs/lazy-part.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { usePlatformTrendsQuery } from '../../api.ts';

const Waiting = () => <Skeleton variant="rounded" height={520} />;
const TrendCharts = lazyPart(() => import('./TrendCharts.tsx').then((loaded) => loaded.TrendCharts), Waiting);

/** How the platform has done in the days that the address names; the last six months where it names none. */
export function TrendsPanel() {
  const [params, setParams] = useSearchParams();
  const { data: trends, error, isFetching, refetch } = usePlatformTrendsQuery(rangeFrom(params) ?? {}, { refetchOnMountOrArgChange: true });

  return (
    <Panel
      title="Trends"
      action={
        trends && (
          <RangePopover
            label="Date Range"
            icon={<CalendarIcon />}
            title="Trends of which days?"
            submitLabel="Show"
            initial={{ from: trends.from, to: trends.to }}
            timeZone="UTC"
            onChosen={(range) => setParams({ ...range }, { preventScrollReset: true })}
          />
        )
      }
    >
      {error ? (
        <ProblemAlert problem={error} onRetry={refetch} />
      ) : trends ? (
        <Refreshing active={isFetching}>
          <TrendCharts trends={trends} />
        </Refreshing>
      ) : (
        <Waiting />
      )}
    </Panel>
  );
}
