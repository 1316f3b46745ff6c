import { addDays, isDay } from '../../../platform/time/calendar.js';

export interface DateInSearch {
  /** yyyy-MM-dd */
  readonly day: string;
  /** Where in the search it begins, and where what comes after it does. */
  readonly from: number;
  readonly to: number;
}

const NAMES = 'january february march april may june july august september october november december'.split(' ');
/** "01" for January; by the name, and by the first three letters of it. */
const MONTHS: ReadonlyMap<string, string> = new Map([
  ...NAMES.flatMap((name, index) => [name, name.slice(0, 3)].map((word) => [word, String(index + 1).padStart(2, '0')] as const)),
  ['sept', '09'],
]);
const DAY_OF_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?$/;
const YEAR = /^20\d\d$/;
/** A date of 29 February may be as far away as this. */
const YEARS = 8;

/**
 * A date in the words of a search: "May 20", "20th of May", "May 20, 2031".
 * @param today in UTC. Without a year it is the next such day; yesterday may still be today for a provider.
 */
export function dateIn(words: readonly string[], today: string): DateInSearch | undefined {
  for (const at of words.keys()) {
    const date = dateAt(words, at, today);
    if (date) return date;
  }
  return undefined;
}

function dateAt(words: readonly string[], at: number, today: string): DateInSearch | undefined {
  const [first = '', second = '', third = ''] = words.slice(at);
  const [monthName, dayName, after] = MONTHS.has(first)
    ? [first, second, at + 2]
    : second === 'of'
      ? [third, first, at + 3]
      : [second, first, at + 2];
  const month = MONTHS.get(monthName);
  const day = DAY_OF_MONTH.exec(dayName)?.[1];
  if (!month || !day) return undefined;
  const monthDay = `${month}-${day.padStart(2, '0')}`;
  const year = words[after] ?? '';
  if (YEAR.test(year) && isDay(`${year}-${monthDay}`)) return { day: `${year}-${monthDay}`, from: at, to: after + 1 };
  const next = nextDay(monthDay, addDays(today, -1));
  return next === undefined ? undefined : { day: next, from: at, to: after };
}

function nextDay(monthDay: string, from: string): string | undefined {
  const days = Array.from({ length: YEARS + 1 }, (_, years) => `${Number(from.slice(0, 4)) + years}-${monthDay}`);
  return days.find((day) => isDay(day) && day >= from);
}
