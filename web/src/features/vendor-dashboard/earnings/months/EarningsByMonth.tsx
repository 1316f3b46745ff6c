import Skeleton from '@mui/material/Skeleton';
import { Panel } from '#ui/cards/Panel.tsx';
import { ChartPanel } from '#ui/charts/ChartPanel.tsx';
import { lazyPart } from '#ui/dialogs/lazy-part.tsx';
import { useVendorEarningsQuery } from '../api.ts';
import { sinceTheFirst } from './earned-months.ts';
import { EarningsTable } from './EarningsTable.tsx';

const TITLE = 'Earnings by Month';

const Waiting = () => <Skeleton variant="rounded" height={252} />;
const EarningsChart = lazyPart(async () => (await import('./EarningsChart.tsx')).EarningsChart, Waiting);

/** What each of the last twelve months has brought: drawn, and as a table. One month alone makes no chart, and none makes nothing at all. */
export function EarningsByMonth() {
  // Whether they can be had, the figures above say.
  const { data: earnings, isLoading } = useVendorEarningsQuery();
  if (isLoading) {
    return (
      <Panel title={TITLE}>
        <Waiting />
      </Panel>
    );
  }
  const months = sinceTheFirst(earnings?.months ?? []);
  if (months.length === 0) return null;
  const table = <EarningsTable caption={TITLE} months={months} />;
  if (months.length === 1) return <Panel title={TITLE}>{table}</Panel>;
  return (
    <ChartPanel title={TITLE} table={table}>
      <EarningsChart months={months} />
    </ChartPanel>
  );
}
