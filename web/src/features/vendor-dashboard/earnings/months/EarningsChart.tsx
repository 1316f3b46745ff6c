import { ColumnChart } from '#ui/charts/ColumnChart.tsx';
import { money, shortMoney } from '#ui/format/money.ts';
import { monthColumns } from '../../month-columns.ts';
import { type EarningsMonth, PARTS, partsOf } from './earned-months.ts';

/** Fees stand on what was completed; refunds hang below. */
export function EarningsChart({ months }: { months: readonly EarningsMonth[] }) {
  return (
    <ColumnChart
      name="Earnings by month"
      columns={monthColumns(months, { open: true, valuesOf: partsOf })}
      series={PARTS}
      written={money}
      marked={shortMoney}
      stacked
    />
  );
}
