import type { Decider } from '../../platform/events/decider.js';
import type { Cents } from '../../platform/money.js';
import type { VendorSettingsEvent } from './vendor-settings.events.js';

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

/** How one vendor works, as decisions about bookings see it. */
export interface VendorSettings {
  readonly notifications: Notifications;
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

/** Of every vendor who has chosen nothing else. */
export const DEFAULT_VENDOR_SETTINGS: VendorSettings = {
  notifications: { newBookings: true, bookingUpdates: true, reviews: true, payments: true, marketing: false },
  availability: { autoAccept: false, instantBooking: true, advanceNoticeHours: 24 },
  pricing: { dynamicPricing: false, weekendPercent: 0, eveningPercent: 0, minimumBookingCents: 0, cancellationFeeCents: 2500 },
  weeklyHours: Array.from({ length: 7 }, () => [{ from: 9, to: 19 }]),
  days: {},
  lanes: 1,
  bufferMinutes: 0,
  horizonDays: 90,
};

export const VendorSettings: Decider<VendorSettings, VendorSettingsEvent> = {
  category: 'vendorSettings',
  initial: DEFAULT_VENDOR_SETTINGS,
  evolve: {
    VendorSettingsChanged: (settings, { notifications, availability, pricing }) => ({ ...settings, notifications, availability, pricing }),
    WorkingHoursChanged: (settings, { weeklyHours, lanes, bufferMinutes, horizonDays }) => ({
      ...settings,
      weeklyHours,
      lanes,
      bufferMinutes,
      horizonDays,
    }),
    DayHoursSet: (settings, { date, hours }) => ({ ...settings, days: { ...settings.days, [date]: hours } }),
    DayHoursCleared: ({ days, ...settings }, { date }) => {
      const { [date]: _, ...others } = days;
      return { ...settings, days: others };
    },
  },
};
