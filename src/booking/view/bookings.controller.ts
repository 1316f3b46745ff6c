import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { BookingPageDto, BookingsQuery, BookingSummaryDto, VendorBookingsQuery } from './booking.dto.js';
import { bookingPage } from './booking.queries.js';
import { bookingSummary } from './booking-summary.queries.js';

@ApiTags('bookings')
@Controller()
export class BookingsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Bookings that the signed-in person has made, newest first. */
  @Roles('user')
  @Get('bookings')
  myBookings(@CurrentUser() { userId }: Actor, @Query() query: BookingsQuery): Promise<BookingPageDto> {
    return bookingPage(this.database, 'customer', userId, query, this.clock.now());
  }

  /** The customer's home: figures, the newest bookings, and what there is to do now. */
  @Roles('user')
  @Get('bookings/summary')
  bookingSummary(@CurrentUser() { userId }: Actor): Promise<BookingSummaryDto> {
    return bookingSummary(this.database, userId, this.clock.now());
  }

  /** Bookings of the signed-in person's business, in the order of their dates; past ones the latest first. */
  @Roles('vendor')
  @Get('vendor/bookings')
  vendorBookings(@CurrentUser() { userId }: Actor, @Query() query: VendorBookingsQuery): Promise<BookingPageDto> {
    return bookingPage(this.database, 'vendor', userId, query, this.clock.now());
  }
}
