import { Controller, Get, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import { BookingDto, bookingView, isProposed } from '../../booking/index.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { hoursOf, keptOn, nextStart } from '../../scheduling/index.js';
import { IntervalDto } from '../../vendor-onboarding/index.js';
import { CalendarQuery, VendorCalendarDto } from './calendar.dto.js';
import { bookedOn, bookingsOn, businessWithHours, notesOn } from './calendar.queries.js';
import { type Booked, dayFigures, daysFrom } from './calendar-day.js';

/** A provider's days: what is booked, and how full that makes them, however many bookings there are. */
@ApiTags('bookings')
@ApiExtraModels(IntervalDto)
@Roles('vendor')
@Controller('vendor/calendar')
export class CalendarController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** What is booked for each of some days at the signed-in person's business, and what room is left. */
  @Get()
  async vendorCalendar(@CurrentUser() { userId }: Actor, @Query() { from, to }: CalendarQuery): Promise<VendorCalendarDto> {
    const days = daysFrom(from, to);
    const { pool } = this.database;
    const now = this.clock.now();
    const business = await businessWithHours.first(pool, { userId, since: `${from}T00:00:00Z` });
    if (!business) throw new NotFound('vendor profile');
    const { vendorId, timeZone, settings } = business;
    const [rows, kept, notes] = await Promise.all([
      bookedOn.all(pool, { vendorId, from, to }),
      keptOn(this.database, { vendorId, from, to, now }),
      notesOn.all(pool, { vendorId, from, to }),
    ]);
    const facts = { settings, timeZone, now };
    const booked = rows.map((row) => bookedFrom(row, now));
    return {
      days: days.map((date) => {
        const { hours, ...figures } = dayFigures(date, { booked, kept }, facts);
        return {
          date,
          open: [...hoursOf(date, settings)],
          note: notes.find((noted) => noted.date === date)?.note ?? null,
          ...figures,
          hours: [...hours],
        };
      }),
      changesAt: nextStart(days, facts),
    };
  }

  /** All bookings of some days at the signed-in person's business that were not called off, and those that are to be moved to one of them, in the order of the work. */
  @Get('bookings')
  async bookingsOfDays(@CurrentUser() { userId }: Actor, @Query() { from, to }: CalendarQuery): Promise<BookingDto[]> {
    daysFrom(from, to);
    const rows = await bookingsOn.all(this.database.pool, { userId, from, to });
    const now = this.clock.now();
    return rows.map((row) => bookingView(row, 'vendor', now));
  }
}

function bookedFrom(row: Awaited<ReturnType<typeof bookedOn.all>>[number], now: string): Booked {
  const { proposalId, proposedDate, proposedTime, proposalLapsesAt, ...booking } = row;
  const isOpen = proposalId !== null && proposedDate !== null && proposedTime !== null && isProposed({ proposalLapsesAt }, now);
  return { ...booking, proposal: isOpen ? { id: proposalId, date: proposedDate, time: proposedTime } : null };
}
