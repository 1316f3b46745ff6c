import { addDays, weekdayOf } from '#ui/format/days.ts';

/** How many rows a month has in the calendar, without those that are over. @param month as yyyy-MM */
export function weeksLeft(month: string, today: string): number {
  const first = `${month}-01`;
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  const weekOf = (day: string) => Math.floor((weekdayOf(first) + Number(day.slice(8)) - 1) / 7);
  const isNow = today.startsWith(month);
  return weekOf(last) + 1 - (isNow ? weekOf(today) : 0);
}
