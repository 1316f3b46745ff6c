import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { BookingDto } from '../view/booking.dto.js';
import { BookingAnswers } from '../view/booking-answers.js';
import { CompleteBooking } from './complete-booking.command.js';

@ApiTags('bookings')
@Controller()
export class CompletionController {
  constructor(private readonly answers: BookingAnswers) {}

  /** The vendor reports the job as done, from its scheduled end. */
  @Roles('vendor')
  @Post('bookings/:id/complete')
  @HttpCode(200)
  completeBooking(@CurrentUser() { userId }: Actor, @Param('id', idOf('booking')) id: string): Promise<BookingDto> {
    return this.answers.after(userId, id, new CompleteBooking(userId, id));
  }
}
