import { paths } from '#shared/paths.ts';
import { type SlotChoice, withChoice } from '#shared/slots/slot-choice.ts';
import { addDays, isDay, weekdayOf } from '#ui/format/days.ts';

/** Days are yyyy-MM-dd on the provider's calendar. */

export type CalendarView = 'day' | 'week';

/** Undefined for the list. */
export const viewFrom = (params: URLSearchParams): CalendarView | undefined =>
  (['day', 'week'] as const).find((view) => view === params.get('view'));

/** The day that was chosen, where there is such a day. */
export function dayFrom(params: URLSearchParams): string | undefined {
  const day = params.get('day') ?? '';
  return isDay(day) ? day : undefined;
}

/** What a view shows: the day, or its week from Sunday on. */
export function daysOf(view: CalendarView, day: string): string[] {
  if (view === 'day') return [day];
  const sunday = addDays(day, -weekdayOf(day));
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
}

/** The same view, so many pages on. */
export const daysOn = (view: CalendarView, day: string, pages: number): string => addDays(day, pages * (view === 'week' ? 7 : 1));

/** Where a view of a day stands, and perhaps one of its bookings over it, with another time for it. Without a day it is today. */
export function calendarHref(view: CalendarView, day?: string, booking?: string, other?: SlotChoice): string {
  const params = new URLSearchParams({ view, ...(day && { day }), ...(booking && { booking }) });
  return `${paths.myBookings}?${other ? withChoice(params, other) : params}`;
}
