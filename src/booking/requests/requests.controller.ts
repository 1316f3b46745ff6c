import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { BookingDto, CreateBookingDto, DeclineBookingDto } from '../view/booking.dto.js';
import { BookingAnswers } from '../view/booking-answers.js';
import { ConfirmBooking } from './confirm-booking.command.js';
import { CreateBooking } from './create-booking.command.js';
import { DeclineBooking } from './decline-booking.command.js';

@ApiTags('bookings')
@Controller()
export class RequestsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: BookingAnswers,
  ) {}

  /** Asks for a job. A taken slot is refused with the three nearest free ones, a changed service with its new price. */
  @Roles('user')
  @Post('bookings')
  async createBooking(@CurrentUser() { userId }: Actor, @Body() { instructions = null, ...asked }: CreateBookingDto): Promise<BookingDto> {
    const { bookingId } = await this.commands.execute(new CreateBooking({ customerId: userId, ...asked, instructions }));
    return this.answers.of(userId, bookingId);
  }

  /** The vendor accepts a request. */
  @Roles('vendor')
  @Post('bookings/:id/confirm')
  @HttpCode(200)
  confirmBooking(@CurrentUser() { userId }: Actor, @Param('id', idOf('booking')) id: string): Promise<BookingDto> {
    return this.answers.after(userId, id, new ConfirmBooking(userId, id));
  }

  /** The vendor turns a request down, and may say why. */
  @Roles('vendor')
  @Post('bookings/:id/decline')
  @HttpCode(200)
  declineBooking(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('booking')) id: string,
    @Body() { reason }: DeclineBookingDto,
  ): Promise<BookingDto> {
    return this.answers.after(userId, id, new DeclineBooking(userId, id, reason));
  }
}
