import { Body, Controller, Get, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { ChangedDto } from '../../platform/fields/seen.dto.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { ChangeVendorSettings } from './change-vendor-settings.command.js';
import { ChangeVendorSettingsDto, VendorSettingsDto } from './vendor-settings.dto.js';
import { settingsOf } from './vendor-settings.queries.js';

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
    const settings = await settingsOf.first(this.database.pool, { userId });
    if (!settings) throw new NotFound('vendor profile');
    const { notifications, autoAccept, instantBooking, advanceNoticeHours, changedAt, ...pricing } = settings;
    return { notifications, availability: { autoAccept, instantBooking, advanceNoticeHours }, pricing, changedAt };
  }

  /** Sets every one of them. */
  @Put()
  async changeVendorSettings(
    @CurrentUser() { userId }: Actor,
    @Body() { notifications, availability, pricing, changedAt: seen }: ChangeVendorSettingsDto,
  ): Promise<ChangedDto> {
    const choices = { notifications: { ...notifications }, availability: { ...availability }, pricing: { ...pricing } };
    return this.commands.execute(new ChangeVendorSettings(userId, choices, seen));
  }
}
