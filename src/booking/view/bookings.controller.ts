import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { BookingPageDto, BookingsQuery, BookingSummaryDto, VendorBookingsQuery } from './booking.dto.js';
import { bookingPage, recentBookings } from './booking.queries.js';

const RECENT = 5;

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
}
