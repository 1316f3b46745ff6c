import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { VendorRow } from '../directory/vendor-directory.projection.js';
import { VendorSettingsRow } from './vendor-settings.projection.js';

/** What a provider has chosen, of `vendor_settings` (`s`). */
export const settingsColumns = [
  's.notifications',
  's.auto_accept as autoAccept',
  's.instant_booking as instantBooking',
  's.advance_notice_hours as advanceNoticeHours',
  's.dynamic_pricing as dynamicPricing',
  's.weekend_percent as weekendPercent',
  's.evening_percent as eveningPercent',
  's.minimum_booking_cents as minimumBookingCents',
  's.cancellation_fee_cents as cancellationFeeCents',
] as const;

export const settingsOf = statement('vendor-settings', ({ userId }: Values<{ userId: string }>) =>
  tablesOf(VendorSettingsRow, VendorRow)
    .selectFrom('vendor_settings as s')
    .innerJoin('vendor_directory as v', 'v.id', 's.vendor_id')
    .select(settingsColumns)
    .select('s.settings_changed_at as changedAt')
    .where('v.user_id', '=', userId),
);
