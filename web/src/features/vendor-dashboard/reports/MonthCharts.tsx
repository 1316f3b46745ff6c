import Box from '@mui/material/Box';
import type { Series } from '#ui/charts/chart.ts';
import { ColumnChart } from '#ui/charts/ColumnChart.tsx';
import { money, shortMoney } from '#ui/format/money.ts';
import { grouped } from '#ui/format/numbers.ts';
import { monthColumns } from '../month-columns.ts';
import type { Report } from './api.ts';
import type { Definitions } from './BookedTable.tsx';

interface Props {
  months: Report['months'];
  definitions: Definitions;
  /** The last month is not over yet. */
  open: boolean;
}

const GRID = { display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } };

/** Bookings and amounts have an axis each. */
export function MonthCharts({ months, definitions, open }: Props) {
  const booked: Series[] = [
    { name: 'Bookings', definition: definitions.bookings, look: 'full' },
    { name: 'Completed', definition: definitions.completed, look: 'hatched' },
  ];
  const earned: Series[] = [{ name: 'Revenue', definition: definitions.revenue, look: 'full' }];
  return (
    <Box sx={GRID}>
      <ColumnChart
        name="Bookings by month"
        columns={monthColumns(months, { open, valuesOf: ({ bookings, completedBookings }) => [bookings, completedBookings] })}
        series={booked}
        written={grouped}
      />
      <ColumnChart
        name="Revenue by month"
        columns={monthColumns(months, { open, valuesOf: ({ revenueCents }) => [revenueCents] })}
        series={earned}
        written={money}
        marked={shortMoney}
      />
    </Box>
  );
}
