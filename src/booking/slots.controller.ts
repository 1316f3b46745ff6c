import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { priceLines, type ServiceOffer, ServiceRow, shownLines, sumOf } from '../catalog/index.js';
import { Clock } from '../platform/clock.js';
import { Database } from '../platform/database/database.js';
import { NotFound } from '../platform/errors.js';
import { Public } from '../platform/http/access.js';
import { FromTablesAndTime } from '../platform/http/answers.interceptor.js';
import { idOf } from '../platform/http/id-of.js';
import { addDays, daysOfMonth, monthOf, nextMonth } from '../platform/time/calendar.js';
import { todayIn } from '../platform/time/wall-clock.js';
import { isPublicSql, VendorDayRow, VendorRow, VendorSettingsRow } from '../vendor-onboarding/index.js';
import { type BookingSettings, bookingSettingsSql } from './booking-settings.js';
import { TakenHour } from './read-models/taken-hours.js';
import type { TakenHours } from './schedule.js';
import { BookableDaysDto, MonthQuery, NextSlotsDto, SlotDto, SlotsDto, SlotsQuery } from './slots.dto.js';
import { type FreeSlot, freeSlotsOf, lastBookableDay, type Slot, type SlotFacts, type SlotObstacle, slotsOf } from './slots.js';

const NEXT = 3;

type Offer = Pick<ServiceOffer, 'priceType' | 'basePriceCents' | 'durationMinutes'>;

interface Bookable {
  readonly vendorId: string;
  readonly offer: Offer;
  readonly facts: SlotFacts;
}

/** Whatever shapes a slot. */
const SOURCES = [ServiceRow, VendorRow, VendorSettingsRow, VendorDayRow, TakenHour];

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
  @FromTablesAndTime(...SOURCES)
  @Get('slots')
  async slots(@Param('id', idOf('service')) id: string, @Query() { date }: SlotsQuery): Promise<SlotsDto> {
    const { vendorId, offer, facts } = await this.bookable(id);
    const taken = await this.taken(vendorId, date, date);
    const slots = slotsOf(date, taken(date), facts).map((slot) => ({ ...shown(slot), ...pricedAt(slot, offer, facts.settings) }));
    return { date, timeZone: facts.timeZone, slots };
  }

  /** How many slots are free on each day of a month, and where to look when there are none. */
  @FromTablesAndTime(...SOURCES)
  @Get('days')
  async bookableDays(@Param('id', idOf('service')) id: string, @Query() { month }: MonthQuery): Promise<BookableDaysDto> {
    const { vendorId, facts } = await this.bookable(id);
    const today = todayIn(facts.timeZone, facts.now);
    const last = lastBookableDay(facts);
    const taken = await this.taken(vendorId, today, last);
    const free = (date: string) => (date < today || date > last ? 0 : freeSlotsOf(date, taken(date), facts).length);

    let next = nextMonth(month) > monthOf(today) ? nextMonth(month) : monthOf(today);
    while (next <= monthOf(last) && !daysOfMonth(next).some(free)) next = nextMonth(next);
    return {
      month,
      timeZone: facts.timeZone,
      days: daysOfMonth(month).map((date) => ({ date, free: free(date) })),
      lastDay: last,
      nextMonthWithFree: next <= monthOf(last) ? next : null,
    };
  }

  /** The free slots that come first. */
  @FromTablesAndTime(...SOURCES)
  @Get('next-slots')
  async nextSlots(@Param('id', idOf('service')) id: string): Promise<NextSlotsDto> {
    const { vendorId, facts } = await this.bookable(id);
    const today = todayIn(facts.timeZone, facts.now);
    const last = lastBookableDay(facts);
    const taken = await this.taken(vendorId, today, last);
    const found: FreeSlot[] = [];
    for (let date = today; date <= last && found.length < NEXT; date = addDays(date, 1))
      found.push(...freeSlotsOf(date, taken(date), facts));
    return { timeZone: facts.timeZone, slots: found.slice(0, NEXT).map(({ date, time, startsAt }) => ({ date, time, startsAt })) };
  }

  private async bookable(serviceId: string): Promise<Bookable> {
    const now = this.clock.now();
    const { rows } = await this.database.pool.query<Offer & { vendorId: string; timeZone: string; settings: BookingSettings }>({
      name: 'bookable-service',
      text: `
        select v.id as "vendorId", v.time_zone as "timeZone", s.duration_minutes as "durationMinutes", s.price_type as "priceType",
          s.base_price_cents as "basePriceCents", ${bookingSettingsSql('$2')}
        from read.catalog_service s join read.vendor_directory v on v.id = s.vendor_id
        where s.id = $1 and s.active and ${isPublicSql('v')}`,
      values: [serviceId, now],
    });
    if (!rows[0]) throw new NotFound('service');
    const { vendorId, timeZone, settings, ...offer } = rows[0];
    return { vendorId, offer, facts: { settings, timeZone, durationMinutes: offer.durationMinutes, now } };
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

const shown = ({ time, startsAt, obstacle }: Slot): Omit<SlotDto, 'priceCents' | 'lines'> =>
  obstacle ? { time, startsAt, available: false, reason: REASONS[obstacle] } : { time, startsAt, available: true };

function pricedAt(slot: Slot, offer: Offer, { pricing }: BookingSettings): Pick<SlotDto, 'priceCents' | 'lines'> {
  const lines = priceLines(offer, pricing, slot);
  return { priceCents: sumOf(lines), lines: shownLines(lines) };
}
