import { Body, Controller, Get, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { ChangedDto } from '../../platform/fields/seen.dto.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { DEFAULT_SETTINGS } from '../settings.js';
import { settingsOf } from './account-settings.queries.js';
import { ChangeSettings } from './change-settings.command.js';
import { ChangeSettingsDto, SettingsDto } from './settings.dto.js';

@ApiTags('account')
@Roles('user')
@Controller('account/settings')
export class SettingsController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
  ) {}

  /** What the signed-in person has chosen, or what holds for whoever has chosen nothing. */
  @Get()
  async accountSettings(@CurrentUser() { userId }: Actor): Promise<SettingsDto> {
    const row = await settingsOf.first(this.database.pool, { userId });
    if (!row) return { ...DEFAULT_SETTINGS, changedAt: null };
    const { email, push, sms, marketing, publicProfile, dataSharing, trackingCookies, changedAt } = row;
    return { notifications: { email, push, sms, marketing }, privacy: { publicProfile, dataSharing, trackingCookies }, changedAt };
  }

  /** Sets every toggle. */
  @Put()
  async changeSettings(
    @CurrentUser() { userId }: Actor,
    @Body() { notifications, privacy, changedAt: seen }: ChangeSettingsDto,
  ): Promise<ChangedDto> {
    const settings = { notifications: { ...notifications }, privacy: { ...privacy } };
    return this.commands.execute(new ChangeSettings(userId, settings, seen));
  }
}
