import { addDays, weekdayOf } from './calendar.js';

/** Days that count from today on the provider's clocks: a weekday is the next one, today's included, the weekend what is left of it. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export const RELATIVE_DAYS = ['today', 'tomorrow', 'weekend', ...WEEKDAYS] as const;
export type RelativeDay = (typeof RELATIVE_DAYS)[number];

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** When somebody wants a job to begin. */
export interface When {
  /** yyyy-MM-dd or a relative day, on the clocks of each provider. */
  readonly day: string;
  readonly part?: PartOfDay | undefined;
}

/** The days that are meant where it is today: one, or what is left of a weekend. */
export function wantedDays(day: string, today: string): string[] {
  if (day === 'today') return [today];
  if (day === 'tomorrow') return [addDays(today, 1)];
  if (day === 'weekend') return weekdayOf(today) === 0 ? [today] : [next(6, today), addDays(next(6, today), 1)];
  const weekday = WEEKDAYS.findIndex((name) => name === day);
  return [weekday < 0 ? day : next(weekday, today)];
}

const next = (weekday: number, today: string): string => addDays(today, (weekday - weekdayOf(today) + 7) % 7);

/** The first start of a part of the day, and the first after it. */
const PARTS: Readonly<Record<PartOfDay, readonly [from: string, to: string]>> = {
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '17:00'],
  evening: ['17:00', '24:00'],
};

/** Whether a time (HH:mm) is in a part of the day. */
export const isIn = (part: PartOfDay | undefined, time: string): boolean => !part || (time >= PARTS[part][0] && time < PARTS[part][1]);
