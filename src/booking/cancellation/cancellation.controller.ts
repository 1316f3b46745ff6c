import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { BookingDto, CancelBookingDto } from '../view/booking.dto.js';
import { BookingAnswers } from '../view/booking-answers.js';
import { CancelBooking } from './cancel-booking.command.js';

@ApiTags('bookings')
@Controller()
export class CancellationController {
  constructor(private readonly answers: BookingAnswers) {}

  /**
   * The customer withdraws a request, or cancels a confirmed job for the fee that they were shown; the vendor cancels a confirmed job, with a reason. Where
   * the fee is another by now, it is refused with the present one.
   */
  @Roles('user')
  @Post('bookings/:id/cancel')
  @HttpCode(200)
  cancelBooking(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('booking')) id: string,
    @Body() { reason, chargeCents }: CancelBookingDto,
  ): Promise<BookingDto> {
    return this.answers.after(userId, id, new CancelBooking(userId, id, { reason, chargeCents }));
  }
}
