interface Day {
  date: string;
  hours: { from: number; to: number }[];
  note: string | null;
}

/** Days one after the other with the same hours and note: a holiday is one, however long. */
export interface DaysInRow extends Day {
  /** The last one, which may be the same. */
  until: string;
}

const DAY_MS = 86_400_000;

/** So many as the server changes at once. */
export const MOST_DAYS = 92;

/** How many days there are from one to another, both included. */
export const daysIn = (date: string, until: string): number => (Date.parse(until) - Date.parse(date)) / DAY_MS + 1;
const alike = (one: Day, other: Day) => one.note === other.note && JSON.stringify(one.hours) === JSON.stringify(other.hours);

/** @param days in order */
export function rowsOf(days: readonly Day[]): DaysInRow[] {
  const rows: DaysInRow[] = [];
  for (const day of days) {
    const before = rows.at(-1);
    if (before && daysIn(before.until, day.date) === 2 && daysIn(before.date, day.date) <= MOST_DAYS && alike(before, day))
      before.until = day.date;
    else rows.push({ ...day, until: day.date });
  }
  return rows;
}
