import Skeleton from '@mui/material/Skeleton';
import { Panel } from '#ui/cards/Panel.tsx';
import { ChartPanel } from '#ui/charts/ChartPanel.tsx';
import { lazyPart } from '#ui/dialogs/lazy-part.tsx';
import { todayIn } from '#ui/format/days.ts';
import { monthLabel } from '#ui/format/months.ts';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { anythingIn, type Report } from './api.ts';
import { BookedTable, type Definitions } from './BookedTable.tsx';

const TITLE = 'Monthly Performance';

const DEFINITIONS: Definitions = {
  bookings: 'Bookings that customers made in the month, whatever became of them. Only its days within the date range count.',
  completed: 'Bookings that were completed in the month, within the date range.',
  revenue:
    'The agreed prices of the bookings that were completed in the month, within the date range, without platform and cancellation fees.',
};

const Waiting = () => <Skeleton variant="rounded" height={252} />;
const MonthCharts = lazyPart(async () => (await import('./MonthCharts.tsx')).MonthCharts, Waiting);

/** What was booked, completed and earned in each month: drawn, and as a table. One month alone makes no chart. */
export function MonthlyPerformance({ report: { months, to, timeZone } }: { report: Report }) {
  if (!anythingIn(months)) {
    return (
      <Panel title={TITLE}>
        <EmptyState title="Nothing on these days" text="Bookings that were made or completed stand here by month." />
      </Panel>
    );
  }
  const table = (
    <BookedTable
      caption={TITLE}
      of="Month"
      definitions={DEFINITIONS}
      rows={months.map((each) => ({ ...each, key: each.month, name: monthLabel(each.month) }))}
    />
  );
  if (months.length === 1) return <Panel title={TITLE}>{table}</Panel>;
  return (
    <ChartPanel title={TITLE} table={table}>
      <MonthCharts months={months} definitions={DEFINITIONS} open={to >= todayIn(timeZone)} />
    </ChartPanel>
  );
}
