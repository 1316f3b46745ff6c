import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { bookingSettingsSql } from '../slots/booking-settings.queries.js';
import { OPEN } from '../list/booking-sql.js';
import { type Hours, isOpen } from '../slots/slots.js';
import { BookingConflictDto, BookingConflictsDto, ProposedHoursDto } from './conflicts.dto.js';

/** Open bookings that the signed-in provider's hours leave out: they are for the provider to keep or to cancel. */
@ApiTags('working hours')
@Roles('vendor')
@Controller('vendor/conflicts')
export class ConflictsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Bookings to come that lie outside the hours as they are now. */
  @Get()
  bookingConflicts(@CurrentUser() { userId }: Actor): Promise<BookingConflictsDto> {
    return this.outside(userId, (hours) => hours);
  }

  /** Bookings to come that would lie outside these hours. Changes nothing. */
  @Post('preview')
  @HttpCode(200)
  previewConflicts(@CurrentUser() { userId }: Actor, @Body() { weeklyHours, day }: ProposedHoursDto): Promise<BookingConflictsDto> {
    return this.outside(userId, (hours) => ({
      weeklyHours: weeklyHours ?? hours.weeklyHours,
      days: day ? { ...hours.days, [day.date]: day.hours } : hours.days,
    }));
  }

  private async outside(userId: string, proposed: (present: Hours) => Hours): Promise<BookingConflictsDto> {
    const now = this.clock.now();
    const [present, open] = await Promise.all([
      this.database.pool.query<{ settings: Hours }>({
        name: 'present-hours',
        text: `select ${bookingSettingsSql('$2')} from read.vendor_directory v where v.user_id = $1`,
        values: [userId, now],
      }),
      this.database.pool.query<BookingConflictDto>({
        name: 'bookings-to-come',
        text: `
          select b.id as "bookingId", b.service_title as "serviceTitle", coalesce(p.full_name, 'Unknown Customer') as "customerName",
            b.date, b.time, b.duration_minutes as "durationMinutes", b.status
          from read.booking_list b
          join read.vendor_directory v on v.id = b.vendor_id
          left join read.account_directory p on p.id = b.customer_id
          where v.user_id = $1 and ${OPEN} and b.starts_at > $2
          order by b.starts_at, b.id`,
        values: [userId, now],
      }),
    ]);
    if (!present.rows[0]) return { items: [] };
    const hours = proposed(present.rows[0].settings);
    return { items: open.rows.filter(({ date, time, durationMinutes }) => !isOpen(date, time, durationMinutes, hours)) };
  }
}
