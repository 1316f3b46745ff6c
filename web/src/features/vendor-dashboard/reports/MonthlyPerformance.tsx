import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Head } from '../table/Head.tsx';
import { Table } from '../table/Table.ts';
import type { Report } from './api.ts';
import { Bar } from './Bar.tsx';

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthLabel = (yearAndMonth: string): string => month.format(new Date(`${yearAndMonth}-15T12:00:00Z`));

/** A bar per month, as long as its bookings, with the figures beside it. */
export function MonthlyPerformance({ months }: { months: Report['months'] }) {
  const most = Math.max(...months.map(({ bookings }) => bookings));
  return (
    <Panel title="Monthly Performance">
      {months.every(({ bookings, revenueCents }) => bookings === 0 && revenueCents === 0) ? (
        <EmptyState title="Nothing on these days" text="Bookings that were made or completed stand here by month." />
      ) : (
        <Table>
          <caption>Monthly Performance</caption>
          <thead>
            <tr>
              <Head>Month</Head>
              <td aria-hidden />
              <Head
                number
                definition="Bookings that customers made in the month, whatever became of them. Only its days within the date range count. The bar draws this figure."
              >
                Bookings
              </Head>
              <Head number definition="Bookings that were completed in the month, within the date range.">
                Completed
              </Head>
              <Head
                number
                definition="The agreed prices of the bookings that were completed in the month, within the date range, without platform and cancellation fees."
              >
                Revenue
              </Head>
            </tr>
          </thead>
          <tbody>
            {months.map((each) => (
              <tr key={each.month}>
                <th scope="row">{monthLabel(each.month)}</th>
                <Bar part={each.bookings} of={most} />
                <td data-label="Bookings" data-number>
                  {each.bookings}
                </td>
                <td data-label="Completed" data-number>
                  {each.completedBookings}
                </td>
                <td data-label="Revenue" data-number>
                  <Money cents={each.revenueCents} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}
