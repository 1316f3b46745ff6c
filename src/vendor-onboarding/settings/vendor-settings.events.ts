import type { Event } from '../../platform/events/event.js';
import type { Availability, Interval, Notifications, Pricing, WeeklyHours } from './vendor-settings.js';

/** Stream `vendorSettings-<vendorId>`. All of these settings as they are from now on. */
export type VendorSettingsChanged = Event<
  'VendorSettingsChanged',
  { vendorId: string; userId: string; notifications: Notifications; availability: Availability; pricing: Pricing; changedAt: string }
>;
/** When the provider works from now on. Bookings that stand already stay. */
export type WorkingHoursChanged = Event<
  'WorkingHoursChanged',
  {
    vendorId: string;
    userId: string;
    weeklyHours: WeeklyHours;
    /** Jobs at the same time. */
    lanes: number;
    /** Minutes kept free after each job. */
    bufferMinutes: number;
    /** How many days ahead can be booked. */
    horizonDays: number;
    changedAt: string;
  }
>;
/** One day has hours of its own, whatever its weekday says; none: closed. */
export type DayHoursSet = Event<
  'DayHoursSet',
  { vendorId: string; userId: string; date: string; hours: readonly Interval[]; setAt: string },
  { note: string | null }
>;
/** The day is like its weekday again. */
export type DayHoursCleared = Event<'DayHoursCleared', { vendorId: string; userId: string; date: string; clearedAt: string }>;
export type VendorSettingsEvent = VendorSettingsChanged | WorkingHoursChanged | DayHoursSet | DayHoursCleared;
