import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Invalid, NotFound } from '../../platform/errors.js';
import { ChangedDto } from '../../platform/fields/seen.dto.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { isDay } from '../../platform/time/calendar.js';
import { todayIn } from '../../platform/time/wall-clock.js';
import { VendorRow } from '../directory/vendor-directory.projection.js';
import { VendorDayRow, VendorSettingsRow } from '../settings/vendor-settings.projection.js';
import { ChangeWorkingHours } from './change-working-hours.command.js';
import { ClearDayHours } from './clear-day-hours.command.js';
import { SetDayHours } from './set-day-hours.command.js';
import { ChangeWorkingHoursDto, DayHoursDto, IntervalDto, UntilDto, WorkingHoursDto } from './working-hours.dto.js';

const tables = tablesOf(VendorRow, VendorSettingsRow, VendorDayRow);

const hoursOf = statement('working-hours', ({ userId }: Values<{ userId: string }>) =>
  tables
    .selectFrom('vendor_settings as s')
    .innerJoin('vendor_directory as v', 'v.id', 's.vendor_id')
    .select([
      'v.id as vendorId',
      'v.time_zone as timeZone',
      's.weekly_hours as weeklyHours',
      's.lanes',
      's.buffer_minutes as bufferMinutes',
      's.horizon_days as horizonDays',
      's.hours_changed_at as changedAt',
    ])
    .where('v.user_id', '=', userId),
);
const daysFrom = statement('day-exceptions', ({ vendorId, today }: Values<{ vendorId: string; today: string }>) =>
  tables
    .selectFrom('vendor_day')
    .select(['date', 'hours', 'note'])
    .where('vendor_id', '=', vendorId)
    .where('date', '>=', today)
    .orderBy('date'),
);

/** When the signed-in provider works. Every change shapes the slots that customers see; bookings that stand already stay. */
@ApiTags('working hours')
@ApiExtraModels(IntervalDto)
@Roles('vendor')
@Controller('vendor')
export class WorkingHoursController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  /** The week, and the days from today on that have hours of their own. */
  @Get('working-hours')
  async workingHours(@CurrentUser() { userId }: Actor): Promise<WorkingHoursDto> {
    const found = await hoursOf.first(this.database.pool, { userId });
    if (!found) throw new NotFound('vendor profile');
    const { vendorId, ...hours } = found;
    const today = todayIn(hours.timeZone, this.clock.now());
    return { ...hours, exceptions: await daysFrom.all(this.database.pool, { vendorId, today }) };
  }

  /** Replaces the week, and how many jobs it takes. */
  @Put('working-hours')
  async changeWorkingHours(
    @CurrentUser() { userId }: Actor,
    @Body() { changedAt: seen, ...hours }: ChangeWorkingHoursDto,
  ): Promise<ChangedDto> {
    return this.commands.execute(new ChangeWorkingHours(userId, hours, seen));
  }

  /** Gives a day, or several in a row, hours of their own, today at the earliest: a holiday, or longer days. */
  @Put('days/:date')
  @HttpCode(204)
  async setDayHours(
    @CurrentUser() { userId }: Actor,
    @Param('date') date: string,
    @Body() { hours, note = null, until }: DayHoursDto,
  ): Promise<void> {
    mustBeDay(date);
    await this.commands.execute(new SetDayHours(userId, { date, until, hours, note }));
  }

  /** The day, or several in a row, are like their weekdays again. */
  @Delete('days/:date')
  @HttpCode(204)
  async clearDayHours(@CurrentUser() { userId }: Actor, @Param('date') date: string, @Query() { until }: UntilDto): Promise<void> {
    mustBeDay(date);
    await this.commands.execute(new ClearDayHours(userId, { date, until }));
  }
}

function mustBeDay(date: string): void {
  if (!isDay(date)) throw new Invalid({ date: 'Enter a date that exists, as yyyy-MM-dd' });
}
