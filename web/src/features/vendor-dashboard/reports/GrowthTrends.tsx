import { Panel } from '#ui/cards/Panel.tsx';
import type { Written } from '#ui/charts/chart.ts';
import { Sparkline } from '#ui/charts/Sparkline.tsx';
import { changeLabel } from '#ui/format/change.ts';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { money } from '#ui/format/money.ts';
import { grouped } from '#ui/format/numbers.ts';
import { Head } from '#ui/table/Head.tsx';
import { Table } from '#ui/table/Table.ts';
import { monthOnAxis } from '../month-columns.ts';
import { anythingIn, type Report } from './api.ts';
import { daysBefore } from './days-before.ts';

/** Fewer make no course. */
const FEWEST_MONTHS = 3;

/** How the figures have moved since the equally long time before. */
export function GrowthTrends({ report }: { report: Report }) {
  const { from, to, months } = report;
  const earlier = daysBefore({ from, to });
  const drawn = months.length >= FEWEST_MONTHS && anythingIn(months);
  return (
    <Panel title="Growth Trends">
      <Table>
        <caption>
          Growth Trends, compared with {calendarDateLabel(earlier.from)} to {calendarDateLabel(earlier.to)}
        </caption>
        <thead>
          <tr>
            <Head>Figure</Head>
            {drawn && (
              <Head definition="How the figure has moved from month to month; only days within the date range count.">By month</Head>
            )}
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
          <Trend label="Revenue" of="revenueCents" written={money} {...{ report, drawn }} />
          <Trend label="Bookings" of="bookings" written={grouped} {...{ report, drawn }} />
          <Trend label="Completed bookings" of="completedBookings" written={grouped} {...{ report, drawn }} />
          <Trend label="New customers" of="newCustomers" written={grouped} {...{ report, drawn }} />
        </tbody>
      </Table>
    </Panel>
  );
}

interface TrendProps {
  label: string;
  of: 'revenueCents' | 'bookings' | 'completedBookings' | 'newCustomers';
  report: Report;
  /** There are months enough for a line. */
  drawn: boolean;
  written: Written;
}

function Trend({ label, of, report: { months, figures, before }, drawn, written }: TrendProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {drawn && (
        <td data-label="By month">
          <Sparkline
            name={`${label} by month`}
            points={months.map((each) => ({ ...monthOnAxis(each.month), value: each[of] }))}
            written={written}
          />
        </td>
      )}
      <td data-label="Before" data-number>
        {written(before[of])}
      </td>
      <td data-label="Now" data-number>
        {written(figures[of])}
      </td>
      <td data-label="Change" data-number>
        {changeLabel(figures[of], before[of]) ?? '–'}
      </td>
    </tr>
  );
}
