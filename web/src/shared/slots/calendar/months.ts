import dayjs from 'dayjs';

/** 'yyyy-MM' of the date, or of today. */
export function monthOf(date: string | null): string {
  return dayjs(date ?? undefined).format('YYYY-MM');
}

/** How far the calendar leafs, up to the month of the last day that can be booked. A day of slack: the provider's today may not be the visitor's. */
export function calendarRange(lastDay: string) {
  return { first: dayjs().subtract(1, 'day').startOf('month'), last: dayjs(lastDay).endOf('month') };
}

/** '2026-12' → 'December' */
export function monthName(month: string): string {
  return dayjs(`${month}-01`).format('MMMM');
}
