/**
 * `BookingSettings` from the read tables, as a column `settings`: of the vendor `v`, with the days from `since` (an instant) on that have hours of their
 * own. A day of slack, because the vendor's today may not be that of UTC.
 */
export const bookingSettingsSql = (since: string): string => `(
  select json_build_object(
    'availability', json_build_object('autoAccept', auto_accept, 'instantBooking', instant_booking, 'advanceNoticeHours', advance_notice_hours),
    'pricing', json_build_object('dynamicPricing', dynamic_pricing, 'weekendPercent', weekend_percent, 'eveningPercent', evening_percent,
      'minimumBookingCents', minimum_booking_cents, 'cancellationFeeCents', cancellation_fee_cents),
    'weeklyHours', weekly_hours, 'lanes', lanes, 'bufferMinutes', buffer_minutes, 'horizonDays', horizon_days, 'days', (
      select coalesce(json_object_agg(to_char(date, 'YYYY-MM-DD'), hours), '{}') from read.vendor_day
      where vendor_id = v.id and date >= ${since}::timestamptz::date - 1
    )
  ) from read.vendor_settings where vendor_id = v.id
) as settings`;
