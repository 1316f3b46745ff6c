import type { Decider } from '../../platform/events/decider.js';
import type { BookingSettings, Notifications, VendorSettingsEvent } from './vendor-settings.events.js';

/** How one vendor works, as decisions about bookings see it. */
export interface VendorSettings extends BookingSettings {
  readonly notifications: Notifications;
  /** When all but the hours was last changed; `null`: never. */
  readonly settingsChangedAt: string | null;
  /** When the week, or what it takes, was last changed; `null`: never. Days of their own do not count. */
  readonly hoursChangedAt: string | null;
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
  settingsChangedAt: null,
  hoursChangedAt: null,
};

export const VendorSettings: Decider<VendorSettings, VendorSettingsEvent> = {
  category: 'vendorSettings',
  initial: DEFAULT_VENDOR_SETTINGS,
  evolve: {
    VendorSettingsChanged: (settings, { notifications, availability, pricing, changedAt }) => ({
      ...settings,
      notifications,
      availability,
      pricing,
      settingsChangedAt: changedAt,
    }),
    WorkingHoursChanged: (settings, { weeklyHours, lanes, bufferMinutes, horizonDays, changedAt }) => ({
      ...settings,
      weeklyHours,
      lanes,
      bufferMinutes,
      horizonDays,
      hoursChangedAt: changedAt,
    }),
    DayHoursSet: (settings, { date, hours }) => ({ ...settings, days: { ...settings.days, [date]: hours } }),
    DayHoursCleared: ({ days, ...settings }, { date }) => {
      const { [date]: _, ...others } = days;
      return { ...settings, days: others };
    },
  },
};
