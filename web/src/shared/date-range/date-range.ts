import { isDay } from '#ui/format/days.ts';

/** Two dates, yyyy-MM-dd, on the provider's calendar; both belong to it. */
export interface DateRange {
  from: string;
  to: string;
}

/** What the address asks for; what makes no sense is left out. */
export function rangeFrom(params: URLSearchParams): DateRange | undefined {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

const dayOf = (year: number, month: number, day: number): string => new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The ranges that are asked for most, as of a day. */
export function usualRanges(today: string): readonly { label: string; range: DateRange }[] {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  const thisMonth = month - 1;
  return [
    { label: 'Last 30 days', range: { from: dayOf(year, thisMonth, day - 29), to: today } },
    { label: 'This month', range: { from: dayOf(year, thisMonth, 1), to: today } },
    { label: 'Last month', range: { from: dayOf(year, thisMonth - 1, 1), to: dayOf(year, thisMonth, 0) } },
    { label: 'Last 6 months', range: { from: dayOf(year, thisMonth - 5, 1), to: today } },
    { label: 'This year', range: { from: dayOf(year, 0, 1), to: today } },
  ];
}
