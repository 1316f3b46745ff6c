import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { BookingRow } from '../list/booking-list.projection.js';
import { BookingPageDto, BookingsQuery, BookingSummaryDto, VendorBookingsQuery } from './booking.dto.js';
import { bookingPage, recentBookings } from './booking.queries.js';

const RECENT = 5;

const figures = statement('booking-summary', ({ userId }: Values<{ userId: string }>) =>
  tablesOf(BookingRow)
    .selectFrom('booking_list')
    .select((eb) => [
      eb.fn.countAll().as('total'),
      eb.fn.countAll().filterWhere('status', '=', 'pending').as('pending'),
      eb.fn.countAll().filterWhere('status', '=', 'completed').as('completed'),
    ])
    .where('customer_id', '=', userId),
);

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
    const counts = await figures.one(this.database.pool, { userId });
    return { ...counts, recent: await recentBookings(this.database, userId, RECENT, this.clock.now()) };
  }

  /** Bookings of the signed-in person's business, in the order of their dates; past ones the latest first. */
  @Roles('vendor')
  @Get('vendor/bookings')
  vendorBookings(@CurrentUser() { userId }: Actor, @Query() query: VendorBookingsQuery): Promise<BookingPageDto> {
    return bookingPage(this.database, 'vendor', userId, query, this.clock.now());
  }
}
