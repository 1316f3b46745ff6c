import type { Decider } from '../../platform/events/decider.js';
import type { BookingSettings, Notifications, VendorSettingsEvent } from './vendor-settings.events.js';

/** How one vendor works, as decisions about bookings see it. */
export interface VendorSettings extends BookingSettings {
  readonly notifications: Notifications;
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
