import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { BookingDto } from '../view/booking.dto.js';
import { BookingAnswers } from '../view/booking-answers.js';
import { ReportDelayDto } from './arrival.dto.js';
import { ReportDelay } from './report-delay.command.js';
import { SetOut } from './set-out.command.js';

const BOOKING = idOf('booking');

/** What a provider says of their coming. */
@ApiTags('bookings')
@Roles('vendor')
@Controller('bookings/:id')
export class ArrivalController {
  constructor(private readonly answers: BookingAnswers) {}

  /** The provider is on the way: from two hours before the start. */
  @Post('set-out')
  @HttpCode(200)
  setOut(@CurrentUser() { userId }: Actor, @Param('id', BOOKING) id: string): Promise<BookingDto> {
    return this.answers.after(userId, id, new SetOut(userId, id));
  }

  /** The provider comes later than booked; what they say last counts. */
  @Post('delay')
  @HttpCode(200)
  reportDelay(
    @CurrentUser() { userId }: Actor,
    @Param('id', BOOKING) id: string,
    @Body() { minutes }: ReportDelayDto,
  ): Promise<BookingDto> {
    return this.answers.after(userId, id, new ReportDelay(userId, id, minutes));
  }
}
