import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { priceLines, type ServiceOffer, ServiceRow, shownLines, sumOf } from '../../catalog/index.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { Public } from '../../platform/http/access.js';
import { FromTablesAndTime } from '../../platform/answers/answers.interceptor.js';
import { idOf } from '../../platform/fields/id-of.js';
import { addDays } from '../../platform/time/calendar.js';
import { isPublicSql, VendorDayRow, VendorRow, VendorSettingsRow } from '../../vendor-onboarding/index.js';
import type { BookingSettings } from './booking-settings.js';
import { bookingSettingsSql } from './booking-settings.queries.js';
import { bookableDays, bookableMonth } from './bookable-month.js';
import { shownSlot } from './shown-slot.js';
import { BookableDaysDto, MonthQuery, NextSlotsDto, SlotDto, SlotsDto, SlotsQuery } from './slots.dto.js';
import { type FreeSlot, freeSlotsOf, type Slot, type SlotFacts, slotsOf } from './slots.js';
import { TAKEN_SOURCES, takenOn } from '../schedule/taken-hours.queries.js';

const NEXT = 3;

type Offer = Pick<ServiceOffer, 'priceType' | 'basePriceCents' | 'durationMinutes'>;

interface Bookable {
  readonly vendorId: string;
  readonly offer: Offer;
  readonly facts: SlotFacts;
}

/** Whatever shapes a slot. */
const SOURCES = [ServiceRow, VendorRow, VendorSettingsRow, VendorDayRow, ...TAKEN_SOURCES];

/** What can be booked, as the read tables know it. Whether a slot is still free is decided when it is booked. */
@ApiTags('slots')
@Public()
@Controller('services/:id')
export class SlotsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The ten slots of a day. Whoever moves a hold names it. */
  @FromTablesAndTime(...SOURCES)
  @Get('slots')
  async slots(@Param('id', idOf('service')) id: string, @Query() { date, hold }: SlotsQuery): Promise<SlotsDto> {
    const { vendorId, offer, facts } = await this.bookable(id);
    const taken = await takenOn(this.database, { vendorId, from: date, to: date, now: facts.now, except: hold });
    const slots = slotsOf(date, taken(date), facts).map((slot) => ({ ...shownSlot(slot), ...pricedAt(slot, offer, facts.settings) }));
    return { date, timeZone: facts.timeZone, slots };
  }

  /** How many slots are free on each day of a month, and where to look when there are none. */
  @FromTablesAndTime(...SOURCES)
  @Get('days')
  async bookableDays(@Param('id', idOf('service')) id: string, @Query() { month, hold }: MonthQuery): Promise<BookableDaysDto> {
    const { vendorId, facts } = await this.bookable(id);
    const taken = await takenOn(this.database, { vendorId, ...bookableDays(facts), now: facts.now, except: hold });
    return bookableMonth(month, facts, (date) => freeSlotsOf(date, taken(date), facts).length);
  }

  /** The free slots that come first. */
  @FromTablesAndTime(...SOURCES)
  @Get('next-slots')
  async nextSlots(@Param('id', idOf('service')) id: string): Promise<NextSlotsDto> {
    const { vendorId, facts } = await this.bookable(id);
    const { from, to } = bookableDays(facts);
    const taken = await takenOn(this.database, { vendorId, from, to, now: facts.now });
    const found: FreeSlot[] = [];
    for (let date = from; date <= to && found.length < NEXT; date = addDays(date, 1)) found.push(...freeSlotsOf(date, taken(date), facts));
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
}

function pricedAt(slot: Slot, offer: Offer, { pricing }: BookingSettings): Pick<SlotDto, 'priceCents' | 'lines'> {
  const lines = priceLines(offer, pricing, slot);
  return { priceCents: sumOf(lines), lines: shownLines(lines) };
}
