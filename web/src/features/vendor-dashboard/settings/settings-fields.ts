import type { VendorSettingsDto, WorkingHoursDto } from '#api/generated.ts';
import { centsOf, dollarsOf } from '#ui/forms/numbers/number-fields.ts';
import { sorted, type Week } from './hours/intervals.ts';

/** What the page holds: amounts in dollars, numbers as they are typed. */
export interface SettingsFields {
  notifications: VendorSettingsDto['notifications'];
  availability: Record<'autoAccept' | 'instantBooking', boolean> & { advanceNoticeHours: string };
  pricing: { dynamicPricing: boolean } & Record<'weekendPercent' | 'eveningPercent' | 'minimumBooking' | 'cancellationFee', string>;
  hours: { weeklyHours: Week } & Record<'lanes' | 'bufferMinutes' | 'horizonDays', string>;
}

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

export const settingsIn = ({ notifications, availability, pricing }: SettingsFields): Omit<VendorSettingsDto, 'changedAt'> => ({
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
  weeklyHours: hours.weeklyHours.map(sorted),
  lanes: Number(hours.lanes),
  bufferMinutes: Number(hours.bufferMinutes),
  horizonDays: Number(hours.horizonDays),
});
