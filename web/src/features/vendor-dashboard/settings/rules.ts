import { dollars, type Rule, wholeNumber } from '#ui/forms/numbers/number-fields.ts';
import { isOverlapping, type Week } from './hours/intervals.ts';

const percent = wholeNumber({ least: 0, most: 100, outside: 'Enter a whole number from 0 to 100' });

const amount = (name: string): Rule =>
  dollars({
    missing: `${name} is required`,
    negative: `${name} must be at least 0`,
    mostCents: 10_000_000,
    tooMuch: `${name} must be at most $100,000`,
  });

/** Few enough to do without zod, which this page has no room for. */
export const RULES = {
  'availability.advanceNoticeHours': wholeNumber({ least: 1, most: 168, outside: 'Advance notice must be between 1 and 168 hours' }),
  'pricing.weekendPercent': percent,
  'pricing.eveningPercent': percent,
  'pricing.minimumBooking': amount('Minimum booking'),
  'pricing.cancellationFee': amount('Cancellation fee'),
  'hours.lanes': wholeNumber({ least: 1, most: 20, outside: 'Jobs at the same time must be between 1 and 20' }),
  'hours.horizonDays': wholeNumber({ least: 1, most: 365, outside: 'Days ahead must be between 1 and 365' }),
} satisfies Record<string, Rule>;

export const weekRule = (week: Week): string | undefined =>
  week.some(isOverlapping) ? 'On some day, hours overlap. Please change them so that they follow each other.' : undefined;
