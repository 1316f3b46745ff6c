import * as z from 'zod/mini';
import type { VendorSettingsDto, WorkingHoursDto } from '../../../api/generated.ts';
import { centsOf, dollars, dollarsOf, wholeNumber } from '../number-fields.ts';
import { isOverlapping, sorted, type Week } from './hours/intervals.ts';

const MOST_CENTS = 10_000_000;

const NOTICE = 'Advance notice must be between 1 and 168 hours';
const PERCENT = 'Enter a whole number from 0 to 100';
const LANES = 'Jobs at the same time must be between 1 and 20';
const HORIZON = 'Days ahead must be between 1 and 365';

const percent = wholeNumber({ missing: PERCENT, least: 0, most: 100, outside: PERCENT });
const amount = (name: string) =>
  dollars({
    missing: `${name} is required`,
    negative: `${name} must be at least 0`,
    mostCents: MOST_CENTS,
    tooMuch: `${name} must be at most $100,000`,
  });

const interval = z.object({ from: z.number(), to: z.number() });

/** What the page holds: amounts in dollars, numbers as they are typed. */
export const SettingsFields = z.object({
  notifications: z.object({
    newBookings: z.boolean(),
    bookingUpdates: z.boolean(),
    reviews: z.boolean(),
    payments: z.boolean(),
    marketing: z.boolean(),
  }),
  availability: z.object({
    autoAccept: z.boolean(),
    instantBooking: z.boolean(),
    advanceNoticeHours: wholeNumber({ missing: NOTICE, least: 1, most: 168, outside: NOTICE }),
  }),
  pricing: z.object({
    dynamicPricing: z.boolean(),
    weekendPercent: percent,
    eveningPercent: percent,
    minimumBooking: amount('Minimum booking'),
    cancellationFee: amount('Cancellation fee'),
  }),
  hours: z.object({
    weeklyHours: z
      .array(z.array(interval))
      .check(
        z.refine((week) => !week.some(isOverlapping), 'On some day, hours overlap. Please change them so that they follow each other.'),
      ),
    lanes: wholeNumber({ missing: LANES, least: 1, most: 20, outside: LANES }),
    bufferMinutes: z.string(),
    horizonDays: wholeNumber({ missing: HORIZON, least: 1, most: 365, outside: HORIZON }),
  }),
});
export type SettingsFields = z.infer<typeof SettingsFields>;

export const fieldsOf = (
  { notifications, availability, pricing }: VendorSettingsDto,
  { weeklyHours, lanes, bufferMinutes, horizonDays }: WorkingHoursDto,
): SettingsFields => ({
  notifications,
  availability: { ...availability, advanceNoticeHours: String(availability.advanceNoticeHours) },
  pricing: {
    dynamicPricing: pricing.dynamicPricing,
    weekendPercent: String(pricing.weekendPercent),
    eveningPercent: String(pricing.eveningPercent),
    minimumBooking: dollarsOf(pricing.minimumBookingCents),
    cancellationFee: dollarsOf(pricing.cancellationFeeCents),
  },
  hours: { weeklyHours, lanes: String(lanes), bufferMinutes: String(bufferMinutes), horizonDays: String(horizonDays) },
});

export const settingsIn = ({ notifications, availability, pricing }: SettingsFields): VendorSettingsDto => ({
  notifications,
  availability: { ...availability, advanceNoticeHours: Number(availability.advanceNoticeHours) },
  pricing: {
    dynamicPricing: pricing.dynamicPricing,
    weekendPercent: Number(pricing.weekendPercent),
    eveningPercent: Number(pricing.eveningPercent),
    minimumBookingCents: centsOf(pricing.minimumBooking),
    cancellationFeeCents: centsOf(pricing.cancellationFee),
  },
});

export const hoursIn = ({ hours }: SettingsFields) => ({
  weeklyHours: hours.weeklyHours.map(sorted) as Week,
  lanes: Number(hours.lanes),
  bufferMinutes: Number(hours.bufferMinutes),
  horizonDays: Number(hours.horizonDays),
});
