import type { BookingSettings } from '../../vendor-onboarding/settings/vendor-settings.events.js';
import type { Side } from '../booking.events.js';
import { lastMoveAt } from '../booking-rules.js';

/** Which rules of the vendor bind whoever moves a booking: their own notice does not bind the vendor. */
export const settingsFor = (side: Side, settings: BookingSettings): BookingSettings =>
  side === 'vendor' ? { ...settings, availability: { ...settings.availability, advanceNoticeHours: 0 } } : settings;

/** Nobody moves a booking to a time at which it could not be moved any more. */
export const isTooSoon = (startsAt: string | null, now: string): boolean => startsAt !== null && now >= lastMoveAt({ startsAt });
