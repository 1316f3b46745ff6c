import dayjs from 'dayjs';

/** Providers take bookings this many days ahead. */
const HORIZON_DAYS = 90;

/** 'yyyy-MM' of the date, or of today. */
export function monthOf(date: string | null): string {
  return dayjs(date ?? undefined).format('YYYY-MM');
}

/** How far the calendar leafs. A day of slack at both ends: the provider's today may not be the visitor's. */
export function calendarRange() {
  const now = dayjs();
  return {
    first: now.subtract(1, 'day').startOf('month'),
    last: now.add(HORIZON_DAYS + 1, 'day').endOf('month'),
  };
}

/** '2026-12' → 'December' */
export function monthName(month: string): string {
  return dayjs(`${month}-01`).format('MMMM');
}
