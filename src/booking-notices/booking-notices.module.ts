import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { TellBothSides } from './sending/tell-both-sides.reaction.js';

/** What both sides of a booking are told. */
@Module({
  imports: [NotificationsModule],
  providers: [TellBothSides],
})
export class BookingNoticesModule {}
