import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ServiceRow } from '../catalog/index.js';
import { Clock } from '../platform/clock.js';
import { Database } from '../platform/database/database.js';
import { NotFound } from '../platform/errors.js';
import { Public } from '../platform/http/access.js';
import { FromTablesAndTime } from '../platform/http/answers.interceptor.js';
import { idOf } from '../platform/http/id-of.js';
import { addDays, daysOfMonth, monthOf, nextMonth } from '../platform/time/calendar.js';
import { todayIn } from '../platform/time/wall-clock.js';
import { isPublicSql, VendorRow } from '../vendor-onboarding/index.js';
import { DEFAULT_BOOKING_SETTINGS } from './booking-settings.js';
import { TakenHour } from './read-models/taken-hours.js';
import type { TakenHours } from './schedule.js';
import { BookableDaysDto, MonthQuery, NextSlotsDto, SlotDto, SlotsDto, SlotsQuery } from './slots.dto.js';
import { type FreeSlot, isFree, lastBookableDay, type Slot, type SlotFacts, type SlotObstacle, slotsOf } from './slots.js';

const NEXT = 3;

interface Bookable {
  readonly vendorId: string;
  readonly facts: SlotFacts;
}

/** What can be booked, as the read tables know it. Whether a slot is still free is decided when it is booked. */
@ApiTags('slots')
@Public()
@Controller('services/:id')
export class SlotsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The ten slots of a day. */
  @FromTablesAndTime(ServiceRow, VendorRow, TakenHour)
  @Get('slots')
  async slots(@Param('id', idOf('service')) id: string, @Query() { date }: SlotsQuery): Promise<SlotsDto> {
    const { vendorId, facts } = await this.bookable(id);
    const taken = await this.taken(vendorId, date, date);
    return { date, timeZone: facts.timeZone, slots: slotsOf(date, taken(date), facts).map(shown) };
  }

  /** How many slots are free on each day of a month, and where to look when there are none. */
  @FromTablesAndTime(ServiceRow, VendorRow, TakenHour)
  @Get('days')
  async bookableDays(@Param('id', idOf('service')) id: string, @Query() { month }: MonthQuery): Promise<BookableDaysDto> {
    const { vendorId, facts } = await this.bookable(id);
    const today = todayIn(facts.timeZone, facts.now);
    const last = lastBookableDay(facts);
    const taken = await this.taken(vendorId, today, last);
    const free = (date: string) => (date < today || date > last ? 0 : slotsOf(date, taken(date), facts).filter(isFree).length);

    let next = nextMonth(month) > monthOf(today) ? nextMonth(month) : monthOf(today);
    while (next <= monthOf(last) && !daysOfMonth(next).some(free)) next = nextMonth(next);
    return {
      month,
      timeZone: facts.timeZone,
      days: daysOfMonth(month).map((date) => ({ date, free: free(date) })),
      nextMonthWithFree: next <= monthOf(last) ? next : null,
    };
  }

  /** The free slots that come first. */
  @FromTablesAndTime(ServiceRow, VendorRow, TakenHour)
  @Get('next-slots')
  async nextSlots(@Param('id', idOf('service')) id: string): Promise<NextSlotsDto> {
    const { vendorId, facts } = await this.bookable(id);
    const today = todayIn(facts.timeZone, facts.now);
    const last = lastBookableDay(facts);
    const taken = await this.taken(vendorId, today, last);
    const found: FreeSlot[] = [];
    for (let date = today; date <= last && found.length < NEXT; date = addDays(date, 1))
      found.push(...slotsOf(date, taken(date), facts).filter(isFree));
    return { timeZone: facts.timeZone, slots: found.slice(0, NEXT).map(({ date, time, startsAt }) => ({ date, time, startsAt })) };
  }

  private async bookable(serviceId: string): Promise<Bookable> {
    const { rows } = await this.database.pool.query<{ vendorId: string; timeZone: string; durationMinutes: number }>({
      name: 'bookable-service',
      text: `
        select v.id as "vendorId", v.time_zone as "timeZone", s.duration_minutes as "durationMinutes"
        from read.catalog_service s join read.vendor_directory v on v.id = s.vendor_id
        where s.id = $1 and s.active and ${isPublicSql('v')}`,
      values: [serviceId],
    });
    if (!rows[0]) throw new NotFound('service');
    const { vendorId, timeZone, durationMinutes } = rows[0];
    return { vendorId, facts: { settings: DEFAULT_BOOKING_SETTINGS, timeZone, durationMinutes, now: this.clock.now() } };
  }

  /** What is taken on each of these days. */
  private async taken(vendorId: string, from: string, to: string): Promise<(date: string) => readonly TakenHours[]> {
    const { rows } = await this.database.pool.query<{ date: string; lane: number; hour: number }>({
      name: 'taken-hours',
      text: 'select date, lane, hour from read.taken_hour where vendor_id = $1 and date between $2 and $3',
      values: [vendorId, from, to],
    });
    const days = Map.groupBy(rows, ({ date }) => date);
    return (date) => (days.get(date) ?? []).map(({ lane, hour }) => ({ lane, hours: [hour] }));
  }
}

/** Customers are told of the horizon as of any other time that can't be had. */
const REASONS: Record<SlotObstacle, NonNullable<SlotDto['reason']>> = {
  taken: 'taken',
  past: 'past',
  notice: 'notice',
  closed: 'closed',
  horizon: 'closed',
};

const shown = ({ time, startsAt, obstacle }: Slot): SlotDto =>
  obstacle ? { time, startsAt, available: false, reason: REASONS[obstacle] } : { time, startsAt, available: true };
