import { AVAILABILITY, NOTIFICATIONS } from './preferences/words.ts';
import type { RULES } from './rules.ts';

/** Of the numbers, and of what else can be changed here. */
export const LABELS = {
  'availability.advanceNoticeHours': 'Advance notice',
  'pricing.dynamicPricing': 'Dynamic pricing',
  'pricing.weekendPercent': 'Weekend surcharge',
  'pricing.eveningPercent': 'Evening surcharge',
  'pricing.minimumBooking': 'Minimum booking',
  'pricing.cancellationFee': 'Cancellation fee',
  'hours.weeklyHours': 'Working Hours',
  'hours.lanes': 'Jobs at the same time',
  'hours.bufferMinutes': 'Break after each job',
  'hours.horizonDays': 'Days ahead',
} as const satisfies Record<keyof typeof RULES, string> & Record<string, string>;

/** Of all fields of the form, by their names. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...LABELS,
  ...Object.fromEntries(NOTIFICATIONS.map(({ name, label }) => [`notifications.${name}`, label])),
  ...Object.fromEntries(AVAILABILITY.map(({ name, label }) => [`availability.${name}`, label])),
};
