import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SecretAnswer } from '../../platform/commands/command.interceptor.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { Config } from '../../platform/process/config.js';
import { CalendarAddressTable } from '../secret/calendar-address-table.js';
import { CalendarAddressDto, MadeCalendarAddressDto } from './calendar-address.dto.js';
import { MakeCalendarAddress } from './make-address.command.js';
import { SwitchOffCalendarAddress } from './switch-off-address.command.js';

/** The address at which calendar programs follow the signed-in provider's bookings. */
@ApiTags('calendar address')
@Roles('vendor')
@Controller('vendor/calendar-address')
export class CalendarAddressController {
  constructor(
    private readonly table: CalendarAddressTable,
    private readonly commands: CommandBus,
    private readonly config: Config,
  ) {}

  /** Whether there is one, since when, and when it was last read. */
  @Get()
  async calendarAddress(@CurrentUser() { userId }: Actor): Promise<CalendarAddressDto> {
    return (await this.table.stateOf(userId)) ?? { madeAt: null, readAt: null };
  }

  /** Makes an address, and ends the one before. It is told this one time: only a hash of its secret is kept. */
  @SecretAnswer()
  @HttpCode(201)
  @Post()
  async makeCalendarAddress(@CurrentUser() { userId }: Actor): Promise<MadeCalendarAddressDto> {
    const { secret, madeAt } = await this.commands.execute(new MakeCalendarAddress(userId));
    return { address: `${this.config.publicUrl}/api/v1/calendars/${secret}/bookings.ics`, madeAt };
  }

  /** Ends the address at once. */
  @HttpCode(204)
  @Delete()
  async switchOffCalendarAddress(@CurrentUser() { userId }: Actor): Promise<void> {
    await this.commands.execute(new SwitchOffCalendarAddress(userId));
  }
}
