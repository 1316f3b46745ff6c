import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/events/streams.js';
import { VendorOwner } from '../vendor-owner.js';
import { VendorSettings } from './vendor-settings.js';

/** How a person's business works, with the notes on days of its own. */
@HoldsPersonalRecords()
@Injectable()
export class SettingsRecords implements PersonalRecords {
  readonly part = 'businessSettings';

  constructor(
    private readonly database: Database,
    private readonly streams: Streams,
  ) {}

  async recordsOf(userId: string): Promise<unknown> {
    const { rows } = await this.database.pool.query<object>({
      name: 'personal-file-business-settings',
      text: `
        select s.notifications, s.auto_accept as "autoAccept", s.instant_booking as "instantBooking",
          s.advance_notice_hours as "advanceNoticeHours", s.dynamic_pricing as "dynamicPricing", s.weekend_percent as "weekendPercent",
          s.evening_percent as "eveningPercent", s.minimum_booking_cents as "minimumBookingCents",
          s.cancellation_fee_cents as "cancellationFeeCents", s.weekly_hours as "weeklyHours", s.lanes, s.buffer_minutes as "bufferMinutes",
          s.horizon_days as "horizonDays", (
            select coalesce(json_agg(json_build_object('date', d.date, 'hours', d.hours, 'note', d.note) order by d.date), '[]')
            from read.vendor_day d where d.vendor_id = s.vendor_id
          ) as days
        from read.vendor_settings s join read.vendor_directory v on v.id = s.vendor_id
        where v.user_id = $1`,
      values: [userId],
    });
    return rows[0] ?? null;
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    const { vendorId } = fold(VendorOwner, (await this.streams.read(streamOf(VendorOwner, userId))).events);
    return vendorId ? [streamOf(VendorSettings, vendorId)] : [];
  }
}
