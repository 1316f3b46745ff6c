import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AccountRow } from '../../accounts/index.js';
import { bookingIsOpen, BookingRow } from '../../booking/index.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { bookingSettings, type Hours, isOpen } from '../../scheduling/index.js';
import { daysInRow, VendorRow } from '../../vendor-onboarding/index.js';
import { BookingConflictsDto, ProposedDayDto, ProposedHoursDto } from './conflicts.dto.js';

type Asked = Values<{ userId: string; now: string }>;

const tables = tablesOf(BookingRow, VendorRow, AccountRow);

const presentHours = statement('present-hours', ({ userId, now }: Asked) =>
  tables.selectFrom('vendor_directory as v').select(bookingSettings(now)).where('v.user_id', '=', userId),
);
const bookingsToCome = statement('bookings-to-come', ({ userId, now }: Asked) =>
  tables
    .selectFrom('booking_list as b')
    .innerJoin('vendor_directory as v', 'v.id', 'b.vendor_id')
    .leftJoin('account_directory as p', 'p.id', 'b.customer_id')
    .select((eb) => [
      'b.id as bookingId',
      'b.service_title as serviceTitle',
      eb.fn.coalesce('p.full_name', eb.val('Unknown Customer')).as('customerName'),
      'b.date',
      'b.time',
      'b.duration_minutes as durationMinutes',
      'b.status',
    ])
    .where('v.user_id', '=', userId)
    .where(bookingIsOpen)
    .where('b.starts_at', '>', now)
    .orderBy('b.starts_at')
    .orderBy('b.id'),
);

function withDays(present: Hours['days'], { hours, ...proposed }: ProposedDayDto): Hours['days'] {
  const days = new Map(Object.entries(present));
  for (const day of daysInRow(proposed)) {
    if (hours) days.set(day, hours);
    else days.delete(day);
  }
  return Object.fromEntries(days);
}

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
      days: day ? withDays(hours.days, day) : hours.days,
    }));
  }

  private async outside(userId: string, proposed: (present: Hours) => Hours): Promise<BookingConflictsDto> {
    const now = this.clock.now();
    const [present, open] = await Promise.all([
      presentHours.first(this.database.pool, { userId, now }),
      bookingsToCome.all(this.database.pool, { userId, now }),
    ]);
    if (!present) return { items: [] };
    const hours = proposed(present.settings);
    return { items: open.filter(({ date, time, durationMinutes }) => !isOpen(date, time, durationMinutes, hours)) };
  }
}
