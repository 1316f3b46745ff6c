import type { Column } from '#ui/charts/chart.ts';
import { monthLabel, monthMark, monthName, shortWordOf } from '#ui/format/months.ts';

/** As many months as have different names. */
const A_YEAR = 12;

export const monthOnAxis = (month: string) => ({ key: month, name: monthName(month), mark: monthLabel(month) });

/** A column for each month; the last one is perhaps not over yet. */
export function monthColumns<Month extends { month: string }>(
  months: readonly Month[],
  { open, valuesOf }: { open: boolean; valuesOf: (month: Month) => readonly number[] },
): Column[] {
  const markOf = months.length > A_YEAR ? monthMark : shortWordOf;
  return months.map((each, index) => {
    const { key, name } = monthOnAxis(each.month);
    const soFar = open && index === months.length - 1 ? ', so far' : '';
    return { key, name: name + soFar, mark: markOf(each.month), values: valuesOf(each) };
  });
}
