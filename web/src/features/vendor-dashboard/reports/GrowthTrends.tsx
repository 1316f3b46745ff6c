import { Panel } from '#ui/cards/Panel.tsx';
import { changeLabel } from '#ui/format/change.ts';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { money } from '#ui/format/money.ts';
import { grouped } from '#ui/format/numbers.ts';
import { Head } from '#ui/table/Head.tsx';
import { Table } from '#ui/table/Table.ts';
import type { Report } from './api.ts';
import { daysBefore } from './days-before.ts';

/** How the figures have moved since the equally long time before. */
export function GrowthTrends({ report: { from, to, figures, before } }: { report: Report }) {
  const earlier = daysBefore({ from, to });
  return (
    <Panel title="Growth Trends">
      <Table>
        <caption>
          Growth Trends, compared with {calendarDateLabel(earlier.from)} to {calendarDateLabel(earlier.to)}
        </caption>
        <thead>
          <tr>
            <Head>Figure</Head>
            <Head
              number
              definition={`The equally long time before: ${calendarDateLabel(earlier.from)} to ${calendarDateLabel(earlier.to)}.`}
            >
              Before
            </Head>
            <Head number>Now</Head>
            <Head number definition="By how much the figure of these days is above or below the one before; none where that was zero.">
              Change
            </Head>
          </tr>
        </thead>
        <tbody>
          <Trend label="Revenue" now={figures.revenueCents} before={before.revenueCents} written={money} />
          <Trend label="Bookings" now={figures.bookings} before={before.bookings} written={grouped} />
          <Trend label="Completed bookings" now={figures.completedBookings} before={before.completedBookings} written={grouped} />
          <Trend label="New customers" now={figures.newCustomers} before={before.newCustomers} written={grouped} />
        </tbody>
      </Table>
    </Panel>
  );
}

interface TrendProps {
  label: string;
  now: number;
  before: number;
  written: (figure: number) => string;
}

function Trend({ label, now, before, written }: TrendProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-label="Before" data-number>
        {written(before)}
      </td>
      <td data-label="Now" data-number>
        {written(now)}
      </td>
      <td data-label="Change" data-number>
        {changeLabel(now, before) ?? '–'}
      </td>
    </tr>
  );
}
