import type { Cents } from '../platform/money.js';

/** Hours of the day in which a vendor works: `{ from: 9, to: 19 }` is 09:00 to 19:00. */
export interface WorkingHours {
  readonly from: number;
  readonly to: number;
}

/** How a vendor takes bookings. */
export interface BookingSettings {
  /** By weekday, Sunday first; a day off has none. */
  readonly weeklyHours: readonly (readonly WorkingHours[])[];
  /** Jobs at the same time. */
  readonly lanes: number;
  /** Minutes kept free after each job. */
  readonly bufferMinutes: number;
  /** How long before its start a job must be booked. */
  readonly noticeHours: number;
  /** How many days ahead, counted from today in the vendor's zone. */
  readonly horizonDays: number;
  /** What a late cancellation costs the customer at most. */
  readonly cancellationFeeCents: Cents;
}

/** Of every vendor who has chosen nothing else. */
export const DEFAULT_BOOKING_SETTINGS: BookingSettings = {
  weeklyHours: Array.from({ length: 7 }, () => [{ from: 9, to: 19 }]),
  lanes: 1,
  bufferMinutes: 0,
  noticeHours: 24,
  horizonDays: 90,
  cancellationFeeCents: 2500,
};
