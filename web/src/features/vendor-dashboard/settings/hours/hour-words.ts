import { timeLabel } from '#shared/slots/slot-words.ts';
import { type Interval, sorted } from './intervals.ts';

/** 9 → "9:00 AM", 24 → "Midnight" */
export const hourLabel = (hour: number): string => (hour === 24 ? 'Midnight' : timeLabel(`${hour}:00`));

/** "9:00 AM – 12:00 PM, 1:00 PM – 7:00 PM", or "Closed". */
export const hoursLabel = (day: readonly Interval[]): string =>
  day.length === 0
    ? 'Closed'
    : sorted(day)
        .map(({ from, to }) => `${hourLabel(from)} – ${hourLabel(to)}`)
        .join(', ');
