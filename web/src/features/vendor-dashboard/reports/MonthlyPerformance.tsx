import { Panel } from '#ui/cards/Panel.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import type { Report } from './api.ts';
import { BookedTable } from './BookedTable.tsx';

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthLabel = (yearAndMonth: string): string => month.format(new Date(`${yearAndMonth}-15T12:00:00Z`));

const DEFINITIONS = {
  bookings: 'Bookings that customers made in the month, whatever became of them. Only its days within the date range count.',
  completed: 'Bookings that were completed in the month, within the date range.',
  revenue:
    'The agreed prices of the bookings that were completed in the month, within the date range, without platform and cancellation fees.',
};

/** A bar per month, as long as its bookings, with the figures beside it. */
export function MonthlyPerformance({ months }: { months: Report['months'] }) {
  return (
    <Panel title="Monthly Performance">
      {months.every(({ bookings, revenueCents }) => bookings === 0 && revenueCents === 0) ? (
        <EmptyState title="Nothing on these days" text="Bookings that were made or completed stand here by month." />
      ) : (
        <BookedTable
          caption="Monthly Performance"
          of="Month"
          short
          definitions={DEFINITIONS}
          rows={months.map((each) => ({ ...each, key: each.month, name: monthLabel(each.month) }))}
        />
      )}
    </Panel>
  );
}
