import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { BookingRow, placeOfWork } from '../../booking/index.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { Config } from '../../platform/process/config.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { VendorRow } from '../../vendor-onboarding/index.js';
import { calendarFile } from './calendar-file.js';

const bookingFor = statement('booking-calendar', ({ id, userId }: Values<{ id: string; userId: string }>) =>
  tablesOf(BookingRow, VendorRow)
    .selectFrom('booking_list as b')
    .innerJoin('vendor_directory as v', 'v.id', 'b.vendor_id')
    .select((eb) => [
      'b.status',
      'b.sequence',
      'b.starts_at as startsAt',
      'b.ends_at as endsAt',
      'b.service_title as serviceTitle',
      'v.business_name as businessName',
      eb('b.customer_id', '=', userId).as('isCustomer'),
      'b.street',
      'b.city',
      'b.state',
      'b.zip',
    ])
    .where('b.id', '=', id)
    .where((eb) => eb.or([eb('b.customer_id', '=', userId), eb('v.user_id', '=', userId)])),
);
type Listed = Awaited<ReturnType<typeof bookingFor.one>>;

@ApiTags('bookings')
@Controller('bookings')
export class CalendarFileController {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** A booking for the calendar of either side. What has changed since takes its place when it is imported again. */
  @Roles('user')
  @Get(':id/calendar.ics')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  async bookingCalendar(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('booking')) id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const booking = await this.booking(id, userId);
    const file = calendarFile({
      ...booking,
      bookingId: id,
      title: booking.isCustomer ? `${booking.serviceTitle} (${booking.businessName})` : booking.serviceTitle,
      location: placeOfWork(booking.isCustomer ? 'customer' : 'vendor', booking),
      url: `${this.config.publicUrl}/dashboard/my-bookings?booking=${id}`,
      writtenAt: this.clock.now(),
    });
    await reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="plumb-and-level-booking.ics"')
      .header('Cache-Control', 'no-store')
      .send(file);
  }

  private async booking(id: string, userId: string): Promise<Listed> {
    const booking = await bookingFor.first(this.database.pool, { id, userId });
    if (!booking) throw new NotFound('booking');
    return booking;
  }
}
