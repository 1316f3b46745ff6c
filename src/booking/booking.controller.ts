import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../platform/clock.js';
import { Database } from '../platform/database/database.js';
import { Roles } from '../platform/http/access.js';
import { type Actor, CurrentUser } from '../platform/http/actor.js';
import { idOf } from '../platform/http/id-of.js';
import { BookingAnswers } from './booking-answers.js';
import {
  BookingDto,
  BookingPageDto,
  BookingsQuery,
  BookingSummaryDto,
  CancelBookingDto,
  CreateBookingDto,
  VendorBookingsQuery,
} from './booking.dto.js';
import { bookingPage, recentBookings } from './booking-view.js';
import { CancelBooking } from './commands/cancel-booking.js';
import { CompleteBooking } from './commands/complete-booking.js';
import { ConfirmBooking } from './commands/confirm-booking.js';
import { CreateBooking } from './commands/create-booking.js';
import { DeclineBooking } from './commands/decline-booking.js';
import { PostReview } from './reviews/commands/post-review.js';
import { PostReviewDto } from './reviews/review.dto.js';

const RECENT = 5;

@ApiTags('bookings')
@Controller()
export class BookingController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly answers: BookingAnswers,
    private readonly clock: Clock,
  ) {}

  /** Asks for a job. A taken slot is refused with the three nearest free ones, a changed service with its new price. */
  @Roles('user')
  @Post('bookings')
  async createBooking(@CurrentUser() { userId }: Actor, @Body() { instructions = null, ...asked }: CreateBookingDto): Promise<BookingDto> {
    const { bookingId } = await this.commands.execute(new CreateBooking({ customerId: userId, ...asked, instructions }));
    return this.answers.of(userId, bookingId);
  }

  /** Bookings that the signed-in person has made, newest first. */
  @Roles('user')
  @Get('bookings')
  myBookings(@CurrentUser() { userId }: Actor, @Query() query: BookingsQuery): Promise<BookingPageDto> {
    return bookingPage(this.database, 'customer', userId, query, this.clock.now());
  }

  /** The figures of the customer's home. */
  @Roles('user')
  @Get('bookings/summary')
  async bookingSummary(@CurrentUser() { userId }: Actor): Promise<BookingSummaryDto> {
    const { rows } = await this.database.pool.query<{ total: number; pending: number; completed: number }>({
      name: 'booking-summary',
      text: `
        select count(*) as total, count(*) filter (where status = 'pending') as pending, count(*) filter (where status = 'completed') as completed
        from read.booking_list where customer_id = $1`,
      values: [userId],
    });
    return { ...rows[0]!, recent: await recentBookings(this.database, userId, RECENT, this.clock.now()) };
  }

  /** Bookings of the signed-in person's business, in the order of their dates; past ones the latest first. */
  @Roles('vendor')
  @Get('vendor/bookings')
  vendorBookings(@CurrentUser() { userId }: Actor, @Query() query: VendorBookingsQuery): Promise<BookingPageDto> {
    return bookingPage(this.database, 'vendor', userId, query, this.clock.now());
  }

  /** The vendor accepts a request. */
  @Roles('vendor')
  @Post('bookings/:id/confirm')
  @HttpCode(200)
  confirmBooking(@CurrentUser() { userId }: Actor, @Param('id', idOf('booking')) id: string): Promise<BookingDto> {
    return this.answers.after(userId, id, new ConfirmBooking(userId, id));
  }

  /** The vendor turns a request down. */
  @Roles('vendor')
  @Post('bookings/:id/decline')
  @HttpCode(200)
  declineBooking(@CurrentUser() { userId }: Actor, @Param('id', idOf('booking')) id: string): Promise<BookingDto> {
    return this.answers.after(userId, id, new DeclineBooking(userId, id));
  }

  /** The vendor reports the job as done, from its scheduled end. */
  @Roles('vendor')
  @Post('bookings/:id/complete')
  @HttpCode(200)
  completeBooking(@CurrentUser() { userId }: Actor, @Param('id', idOf('booking')) id: string): Promise<BookingDto> {
    return this.answers.after(userId, id, new CompleteBooking(userId, id));
  }

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

  /** The customer rates a completed booking. */
  @Roles('user')
  @Post('bookings/:id/review')
  postReview(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('booking')) id: string,
    @Body() { rating, comment = null }: PostReviewDto,
  ): Promise<BookingDto> {
    return this.answers.after(userId, id, new PostReview(userId, id, rating, comment));
  }
}
