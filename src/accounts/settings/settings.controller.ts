import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { DEFAULT_SETTINGS } from '../settings.js';
import { settingsOf } from './account-settings.queries.js';
import { ChangeSettings } from './change-settings.command.js';
import { SettingsDto } from './settings.dto.js';

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
    if (!row) return DEFAULT_SETTINGS;
    const { email, push, sms, marketing, publicProfile, dataSharing, trackingCookies } = row;
    return { notifications: { email, push, sms, marketing }, privacy: { publicProfile, dataSharing, trackingCookies } };
  }

  /** Sets every toggle. */
  @Put()
  @HttpCode(204)
  async changeSettings(@CurrentUser() { userId }: Actor, @Body() { notifications, privacy }: SettingsDto): Promise<void> {
    await this.commands.execute(new ChangeSettings(userId, { notifications: { ...notifications }, privacy: { ...privacy } }));
  }
}
