import { defineEntity } from '@mikro-orm/core';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { cents, day, flag, instant, json, uuid, whole, words } from '../../platform/tables/columns.js';
import { insert, patch, patchWhere, projection, remove } from '../../platform/tables/projection.js';
import type { VendorAppliedV2 } from '../vendor.events.js';
import type { Interval, Notifications, VendorSettingsEvent, WeeklyHours } from './vendor-settings.events.js';
import { DEFAULT_VENDOR_SETTINGS } from './vendor-settings.js';

/** How each vendor works. Apart from the directory, because reviews and names must not make the free slots new. */
export const VendorSettingsRow = defineEntity({
  name: 'VendorSettingsRow',
  tableName: 'vendor_settings',
  schema: 'read',
  properties: {
    vendorId: uuid().primary(),
    notifications: json<Notifications>(),
    autoAccept: flag(),
    instantBooking: flag(),
    advanceNoticeHours: whole(),
    dynamicPricing: flag(),
    weekendPercent: whole(),
    eveningPercent: whole(),
    minimumBookingCents: cents(),
    cancellationFeeCents: cents(),
    weeklyHours: json<WeeklyHours>(),
    lanes: whole(),
    bufferMinutes: whole(),
    horizonDays: whole(),
    /** All but the hours; `null`: never. */
    settingsChangedAt: instant().nullable(),
    /** `null`: never. */
    hoursChangedAt: instant().nullable(),
  },
});

/** Days with hours of their own. */
export const VendorDayRow = defineEntity({
  name: 'VendorDayRow',
  tableName: 'vendor_day',
  schema: 'read',
  properties: {
    vendorId: uuid().primary(),
    date: day().primary(),
    userId: uuid(),
    hours: json<readonly Interval[]>(),
    /** Why, in the provider's own words. */
    note: words().nullable(),
  },
  indexes: [
    { name: 'vendor_day_owner', properties: ['userId'] },
    { name: 'vendor_day_date', properties: ['date'] },
  ],
});

const { notifications, availability, pricing, weeklyHours, lanes, bufferMinutes, horizonDays } = DEFAULT_VENDOR_SETTINGS;
const never = { settingsChangedAt: null, hoursChangedAt: null };
const defaults = { notifications, ...availability, ...pricing, weeklyHours, lanes, bufferMinutes, horizonDays, ...never };

export const vendorSettings = projection<VendorAppliedV2 | VendorSettingsEvent | PersonalDataErased>(
  'vendor-onboarding.vendor-settings',
  [VendorSettingsRow, VendorDayRow],
  {
    VendorAppliedV2: ({ vendorId, submission }) => (submission === 1 ? insert(VendorSettingsRow, { vendorId, ...defaults }) : []),
    VendorSettingsChanged: ({ vendorId, notifications, availability, pricing, changedAt }) =>
      patch(VendorSettingsRow, { vendorId }, { notifications, ...availability, ...pricing, settingsChangedAt: changedAt }),
    WorkingHoursChanged: ({ vendorId, weeklyHours, lanes, bufferMinutes, horizonDays, changedAt }) =>
      patch(VendorSettingsRow, { vendorId }, { weeklyHours, lanes, bufferMinutes, horizonDays, hoursChangedAt: changedAt }),
    DayHoursSet: ({ vendorId, userId, date, hours }, { personal }) =>
      insert(VendorDayRow, { vendorId, date, userId, hours, note: personal.note }),
    DayHoursCleared: ({ vendorId, date }) => remove(VendorDayRow, { vendorId, date }),
    PersonalDataErased: ({ userId }) => patchWhere(VendorDayRow, { userId }, { note: null }),
  },
  { version: 2 },
);
