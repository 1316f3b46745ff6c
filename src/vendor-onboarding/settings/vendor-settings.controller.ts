import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { ChangeVendorSettings } from './change-vendor-settings.command.js';
import { VendorSettingsDto } from './vendor-settings.dto.js';
import type { Availability, Notifications, Pricing } from './vendor-settings.events.js';

type StoredSettings = { readonly notifications: Notifications } & Availability & Pricing;

/** How the signed-in provider's business takes bookings, and what it is told. */
@ApiTags('vendor settings')
@Roles('vendor')
@Controller('vendor/settings')
export class VendorSettingsController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
  ) {}

  /** What the provider has chosen, or what holds for whoever has chosen nothing. */
  @Get()
  async vendorSettings(@CurrentUser() { userId }: Actor): Promise<VendorSettingsDto> {
    const { rows } = await this.database.pool.query<StoredSettings>({
      name: 'vendor-settings',
      text: `
        select s.notifications, s.auto_accept as "autoAccept", s.instant_booking as "instantBooking",
          s.advance_notice_hours as "advanceNoticeHours", s.dynamic_pricing as "dynamicPricing", s.weekend_percent as "weekendPercent",
          s.evening_percent as "eveningPercent", s.minimum_booking_cents as "minimumBookingCents",
          s.cancellation_fee_cents as "cancellationFeeCents"
        from read.vendor_settings s join read.vendor_directory v on v.id = s.vendor_id
        where v.user_id = $1`,
      values: [userId],
    });
    if (!rows[0]) throw new NotFound('vendor profile');
    const { notifications, autoAccept, instantBooking, advanceNoticeHours, ...pricing } = rows[0];
    return { notifications, availability: { autoAccept, instantBooking, advanceNoticeHours }, pricing };
  }

  /** Sets every one of them. */
  @Put()
  @HttpCode(204)
  async changeVendorSettings(
    @CurrentUser() { userId }: Actor,
    @Body() { notifications, availability, pricing }: VendorSettingsDto,
  ): Promise<void> {
    const choices = { notifications: { ...notifications }, availability: { ...availability }, pricing: { ...pricing } };
    await this.commands.execute(new ChangeVendorSettings(userId, choices));
  }
}
