import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { BookableDaysDto } from '../../scheduling/index.js';
import { BookingDto } from '../view/booking.dto.js';
import { BookingAnswers } from '../view/booking-answers.js';
import { AcceptTime } from './accept-time.command.js';
import { MoveSlots } from './move-slots.queries.js';
import { AnswerTimeDto, MoveDayQuery, MoveMonthQuery, MoveSlotsDto, RescheduleBookingDto } from './moving.dto.js';
import { RefuseTime } from './refuse-time.command.js';
import { RescheduleBooking } from './reschedule-booking.command.js';

const BOOKING = idOf('booking');

/** Either side moves a booking to another time, where needed with the other's consent. */
@ApiTags('bookings')
@Roles('user')
@Controller('bookings/:id')
export class MovingController {
  constructor(
    private readonly answers: BookingAnswers,
    private readonly moveSlots: MoveSlots,
  ) {}

  /** The ten slots of a day to which this booking may be moved by the person who asks. Its own hours count as free. */
  @Get('slots')
  bookingSlots(@CurrentUser() { userId }: Actor, @Param('id', BOOKING) id: string, @Query() { date }: MoveDayQuery): Promise<MoveSlotsDto> {
    return this.moveSlots.ofDay(userId, id, date);
  }

  /** To how many slots of each day of a month it may be moved. */
  @Get('days')
  bookingDays(
    @CurrentUser() { userId }: Actor,
    @Param('id', BOOKING) id: string,
    @Query() { month }: MoveMonthQuery,
  ): Promise<BookableDaysDto> {
    return this.moveSlots.ofMonth(userId, id, month);
  }

  /** Moves it at once, or asks the other side, until the proposal lapses. A taken slot is refused with the three nearest free ones. */
  @Post('reschedule')
  @HttpCode(200)
  rescheduleBooking(
    @CurrentUser() { userId }: Actor,
    @Param('id', BOOKING) id: string,
    @Body() { date, time }: RescheduleBookingDto,
  ): Promise<BookingDto> {
    return this.answers.after(userId, id, new RescheduleBooking(userId, id, { date, time }));
  }

  /** Agrees to the time that the other side has proposed. */
  @Post('accept-time')
  @HttpCode(200)
  acceptTime(
    @CurrentUser() { userId }: Actor,
    @Param('id', BOOKING) id: string,
    @Body() { proposalId }: AnswerTimeDto,
  ): Promise<BookingDto> {
    return this.answers.after(userId, id, new AcceptTime(userId, id, proposalId));
  }

  /** Turns down the time that the other side has proposed: the old one stands. */
  @Post('decline-time')
  @HttpCode(200)
  declineTime(
    @CurrentUser() { userId }: Actor,
    @Param('id', BOOKING) id: string,
    @Body() { proposalId }: AnswerTimeDto,
  ): Promise<BookingDto> {
    return this.answers.after(userId, id, new RefuseTime(userId, id, proposalId));
  }

  /** Takes back the time that one has proposed. */
  @Post('withdraw-time')
  @HttpCode(200)
  withdrawTime(
    @CurrentUser() { userId }: Actor,
    @Param('id', BOOKING) id: string,
    @Body() { proposalId }: AnswerTimeDto,
  ): Promise<BookingDto> {
    return this.answers.after(userId, id, new RefuseTime(userId, id, proposalId));
  }
}
