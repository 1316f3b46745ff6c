import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/process/config.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { idOf } from '../../platform/fields/id-of.js';
import { seesStreet } from '../booking-rules.js';
import { type CalendarEntry, calendarFile } from './calendar-file.js';

interface Listed extends Pick<CalendarEntry, 'status' | 'sequence' | 'startsAt' | 'endsAt'> {
  readonly serviceTitle: string;
  readonly businessName: string;
  readonly isCustomer: boolean;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

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
      location: locationOf(booking),
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
    const { rows } = await this.database.pool.query<Listed>({
      name: 'booking-calendar',
      text: `
        select b.status, b.sequence, b.starts_at as "startsAt", b.ends_at as "endsAt", b.service_title as "serviceTitle",
          v.business_name as "businessName", b.customer_id = $2 as "isCustomer", b.street, b.city, b.state, b.zip
        from read.booking_list b join read.vendor_directory v on v.id = b.vendor_id
        where b.id = $1 and (b.customer_id = $2 or v.user_id = $2)`,
      values: [id, userId],
    });
    if (!rows[0]) throw new NotFound('booking');
    return rows[0];
  }
}

/** Nothing once the customer is erased; for the provider the street only when they have agreed to come. */
function locationOf({ isCustomer, status, street, city, state, zip }: Listed): string | null {
  if (!city) return null;
  const place = `${city}, ${state} ${zip}`;
  return street && seesStreet(isCustomer ? 'customer' : 'vendor', status) ? `${street}, ${place}` : place;
}
