import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { VendorDayRow, VendorRow, type VendorSettings, VendorSettingsRow } from '../../vendor-onboarding/index.js';

const tables = tablesOf(VendorSettingsRow, VendorDayRow);
const v = rowAs(VendorRow, 'v');

/**
 * `BookingSettings` of the vendor `v`, with the days from `since` (an instant) on that have hours of their own. A day of slack, because the vendor's today
 * may not be that of UTC.
 */
export function bookingSettings(since: Expression<string>) {
  const days = tables
    .selectFrom('vendor_day as d')
    .select((eb) =>
      sql<VendorSettings['days']>`coalesce(json_object_agg(to_char(${eb.ref('d.date')}, 'YYYY-MM-DD'), ${eb.ref('d.hours')}), '{}')`.as(
        'days',
      ),
    )
    .where('d.vendor_id', '=', v.ref('v.id'))
    .where('d.date', '>=', sql<string>`${since}::timestamptz::date - 1`)
    .$asScalar()
    .$notNull();
  return tables
    .selectFrom('vendor_settings as rules')
    .select((eb) =>
      jsonBuildObject({
        availability: jsonBuildObject({
          autoAccept: eb.ref('rules.auto_accept'),
          instantBooking: eb.ref('rules.instant_booking'),
          advanceNoticeHours: eb.ref('rules.advance_notice_hours'),
        }),
        pricing: jsonBuildObject({
          dynamicPricing: eb.ref('rules.dynamic_pricing'),
          weekendPercent: eb.ref('rules.weekend_percent'),
          eveningPercent: eb.ref('rules.evening_percent'),
          minimumBookingCents: eb.ref('rules.minimum_booking_cents'),
          cancellationFeeCents: eb.ref('rules.cancellation_fee_cents'),
        }),
        weeklyHours: eb.ref('rules.weekly_hours'),
        lanes: eb.ref('rules.lanes'),
        bufferMinutes: eb.ref('rules.buffer_minutes'),
        horizonDays: eb.ref('rules.horizon_days'),
        days,
      }).as('settings'),
    )
    .where('rules.vendor_id', '=', v.ref('v.id'))
    .$asScalar()
    .$notNull()
    .as('settings');
}
