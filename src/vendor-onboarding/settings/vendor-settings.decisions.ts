import { isDeepStrictEqual } from 'node:util';
import { Rejected } from '../../platform/errors.js';
import { mustBeAsSeen } from '../../platform/events/as-seen.js';
import { addDays } from '../../platform/time/calendar.js';
import { type DaysInRow, daysInRow } from '../days-in-row.js';
import { event, type Interval, type VendorSettingsEvent } from './vendor-settings.events.js';
import type { VendorSettings } from './vendor-settings.js';

/** Nobody plans further ahead, and a list of days must not grow without end. */
const DAYS_AHEAD = 730;

interface Owner {
  readonly vendorId: string;
  readonly userId: string;
  readonly now: string;
}

/** When what a change takes the place of was last changed, as it was seen. */
interface Seen {
  readonly seen?: string | null | undefined;
}

export type Choices = Pick<VendorSettings, 'notifications' | 'availability' | 'pricing'>;

export function changeSettings(
  settings: VendorSettings,
  { vendorId, userId, now, choices, seen }: Owner & Seen & { choices: Choices },
): VendorSettingsEvent[] {
  const { notifications, availability, pricing } = choices;
  const before = { notifications: settings.notifications, availability: settings.availability, pricing: settings.pricing };
  if (isDeepStrictEqual(before, choices)) return [];
  mustBeAsSeen(settings.settingsChangedAt, seen);
  return [event('VendorSettingsChanged', { vendorId, userId, notifications, availability, pricing, changedAt: now })];
}

export type Hours = Pick<VendorSettings, 'weeklyHours' | 'lanes' | 'bufferMinutes' | 'horizonDays'>;

/** Bookings that stand already stay, whatever the hours are from now on. */
export function changeWorkingHours(settings: VendorSettings, by: Owner & Seen & { hours: Hours }): VendorSettingsEvent[] {
  if (isDeepStrictEqual(hoursOf(settings), by.hours)) return [];
  mustBeAsSeen(settings.hoursChangedAt, by.seen);
  const { vendorId, userId, now } = by;
  const { weeklyHours, lanes, bufferMinutes, horizonDays } = by.hours;
  return [event('WorkingHoursChanged', { vendorId, userId, weeklyHours, lanes, bufferMinutes, horizonDays, changedAt: now })];
}

const hoursOf = ({ weeklyHours, lanes, bufferMinutes, horizonDays }: Hours): Hours => ({ weeklyHours, lanes, bufferMinutes, horizonDays });

interface Days extends Owner, DaysInRow {
  /** The day that it is in the vendor's zone. */
  readonly today: string;
}

/** Set as it is told: the note is sealed, so that the decision can't see whether anything differs. */
export function setDayHours({
  vendorId,
  userId,
  now,
  date,
  until,
  today,
  hours,
  note,
}: Days & { hours: readonly Interval[]; note: string | null }): VendorSettingsEvent[] {
  const days = daysInRow({ date, until });
  if (date < today) throw new Rejected('vendor-onboarding/day-past', 'This day has passed.');
  if (days.at(-1)! > addDays(today, DAYS_AHEAD))
    throw new Rejected('vendor-onboarding/day-too-far', 'Days can be set up to two years ahead.');
  return days.map((each) =>
    event('DayHoursSet', { vendorId, userId, date: each, hours, setAt: now }, { subject: userId, fields: { note } }),
  );
}

export function clearDayHours(settings: VendorSettings, { vendorId, userId, now, ...days }: Omit<Days, 'today'>): VendorSettingsEvent[] {
  return daysInRow(days)
    .filter((date) => settings.days[date])
    .map((date) => event('DayHoursCleared', { vendorId, userId, date, clearedAt: now }));
}
