import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AccountsModule } from '../accounts/index.js';
import { CalendarAddressRecords } from './calendar-address-records.js';
import { FeedController } from './feed/feed.controller.js';
import { Feeds } from './feed/feed.js';
import { CalendarFileController } from './file/calendar-file.controller.js';
import { CalendarAddressController } from './own/calendar-address.controller.js';
import { MakeCalendarAddressHandler } from './own/make-address.command.js';
import { SwitchOffCalendarAddressHandler } from './own/switch-off-address.command.js';
import { CalendarAddressTable } from './secret/calendar-address-table.js';

/** Bookings for calendars: the file of one, and the address at which calendar programs follow a provider's. */
@Module({
  imports: [CqrsModule, AccountsModule],
  controllers: [CalendarAddressController, FeedController, CalendarFileController],
  providers: [CalendarAddressTable, Feeds, MakeCalendarAddressHandler, SwitchOffCalendarAddressHandler, CalendarAddressRecords],
})
export class CalendarAddressModule {}
