import { addDays, monthOf, nextMonth } from '../../../platform/time/calendar.js';
import type { Days } from '../made-in.js';

/** Days of one month. */
export interface MonthPart extends Days {
  /** yyyy-MM */
  readonly month: string;
  /** From its first day to its last. */
  readonly whole: boolean;
}

/** Days cut where months begin, in order. */
export function monthParts({ from, to }: Days): readonly MonthPart[] {
  const parts: MonthPart[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = nextMonth(month)) {
    const [first, last] = [`${month}-01`, addDays(`${nextMonth(month)}-01`, -1)];
    parts.push({ month, from: first < from ? from : first, to: last > to ? to : last, whole: from <= first && last <= to });
  }
  return parts;
}
