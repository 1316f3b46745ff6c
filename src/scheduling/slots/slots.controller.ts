import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { priceLines, priceLinesView, type ServiceOffer, ServiceRow, sumOf } from '../../catalog/index.js';
import { FromTablesAndTime } from '../../platform/answers/answers.interceptor.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Public } from '../../platform/http/access.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { addDays } from '../../platform/time/calendar.js';
import { vendorIsPublic, VendorRow } from '../../vendor-onboarding/index.js';
import type { BookingSettings } from '../../vendor-onboarding/settings/vendor-settings.events.js';
import { takenOn } from '../schedule/taken-hours.queries.js';
import { bookableDays, bookableMonth } from './bookable-month.js';
import { bookingSettings } from './booking-settings.queries.js';
import { slotView } from './slot-view.js';
import { type FreeSlot, freeSlotsOf, type Slot, type SlotFacts, slotsOf } from './slots.decisions.js';
import { BookableDaysDto, MonthQuery, NextSlotsDto, SlotDto, SlotsDto, SlotsQuery } from './slots.dto.js';

const NEXT = 3;

type Offer = Pick<ServiceOffer, 'priceType' | 'basePriceCents' | 'durationMinutes'>;

interface Bookable {
  readonly vendorId: string;
  readonly offer: Offer;
  readonly facts: SlotFacts;
}

const bookableService = statement('bookable-service', ({ id, now }: Values<{ id: string; now: string }>) =>
  tablesOf(ServiceRow, VendorRow)
    .selectFrom('catalog_service as s')
    .innerJoin('vendor_directory as v', 'v.id', 's.vendor_id')
    .select([
      'v.id as vendorId',
      'v.time_zone as timeZone',
      's.duration_minutes as durationMinutes',
      's.price_type as priceType',
      's.base_price_cents as basePriceCents',
      bookingSettings(now),
    ])
    .where('s.id', '=', id)
    .where('s.active', '=', true)
    .where(vendorIsPublic),
);

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
  @FromTablesAndTime()
  @Get('slots')
  async slots(@Param('id', idOf('service')) id: string, @Query() { date, hold }: SlotsQuery): Promise<SlotsDto> {
    const { vendorId, offer, facts } = await this.bookable(id);
    const taken = await takenOn(this.database, { vendorId, from: date, to: date, now: facts.now, except: hold });
    const slots = slotsOf(date, taken(date), facts).map((slot) => ({ ...slotView(slot), ...pricedAt(slot, offer, facts.settings) }));
    return { date, timeZone: facts.timeZone, slots };
  }

  /** How many slots are free on each day of a month, and where to look when there are none. */
  @FromTablesAndTime()
  @Get('days')
  async bookableDays(@Param('id', idOf('service')) id: string, @Query() { month, hold }: MonthQuery): Promise<BookableDaysDto> {
    const { vendorId, facts } = await this.bookable(id);
    const taken = await takenOn(this.database, { vendorId, ...bookableDays(facts), now: facts.now, except: hold });
    return bookableMonth(month, facts, (date) => freeSlotsOf(date, taken(date), facts).length);
  }

  /** The free slots that come first. */
  @FromTablesAndTime()
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
    const found = await bookableService.first(this.database.pool, { id: serviceId, now });
    if (!found) throw new NotFound('service');
    const { vendorId, timeZone, settings, ...offer } = found;
    return { vendorId, offer, facts: { settings, timeZone, durationMinutes: offer.durationMinutes, now } };
  }
}

function pricedAt(slot: Slot, offer: Offer, { pricing }: BookingSettings): Pick<SlotDto, 'priceCents' | 'lines'> {
  const lines = priceLines(offer, pricing, slot);
  return { priceCents: sumOf(lines), lines: priceLinesView(lines) };
}
