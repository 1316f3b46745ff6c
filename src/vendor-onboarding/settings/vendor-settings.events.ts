import { type Event, eventOf } from '../../platform/events/event.js';
import type { Cents } from '../../platform/money.js';

/** Hours of the day in which a vendor works: `{ from: 9, to: 19 }` is 09:00 to 19:00. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** By weekday, Sunday first; a day off has none. */
export type WeeklyHours = readonly (readonly Interval[])[];

/** What a provider wants to hear of. */
export interface Notifications {
  readonly newBookings: boolean;
  readonly bookingUpdates: boolean;
  readonly reviews: boolean;
  readonly payments: boolean;
  readonly marketing: boolean;
}

/** How bookings come about. */
export interface Availability {
  /** A new booking is confirmed at once. */
  readonly autoAccept: boolean;
  /** A free slot can be booked directly. */
  readonly instantBooking: boolean;
  /** How long before its start a job must be booked. */
  readonly advanceNoticeHours: number;
}

/** What the time and the size of a job do to its price. */
export interface Pricing {
  /** The percentages count. */
  readonly dynamicPricing: boolean;
  /** Added to the base price on Saturdays and Sundays. */
  readonly weekendPercent: number;
  /** Added to the base price from 17:00 on. */
  readonly eveningPercent: number;
  /** A lower price is raised to it; 0: none. */
  readonly minimumBookingCents: Cents;
  /** What a late cancellation costs the customer at most. */
  readonly cancellationFeeCents: Cents;
}

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

/** Builds the facts above. */
export const event = eventOf<VendorSettingsEvent>();
