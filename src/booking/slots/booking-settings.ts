import type { Availability, Interval, Pricing, WeeklyHours } from '../../vendor-onboarding/settings/vendor-settings.events.js';

/** How a provider takes bookings: of their settings, what decides about slots and prices. */
export interface BookingSettings {
  readonly availability: Availability;
  readonly pricing: Pricing;
  readonly weeklyHours: WeeklyHours;
  /** Days with hours of their own, by date. */
  readonly days: Readonly<Record<string, readonly Interval[]>>;
  /** Jobs at the same time. */
  readonly lanes: number;
  /** Minutes kept free after each job. */
  readonly bufferMinutes: number;
  /** How many days ahead, counted from today in the vendor's zone. */
  readonly horizonDays: number;
}
