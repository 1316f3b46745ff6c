import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ServiceRow } from '../catalog/index.js';
import { Clock } from '../platform/clock.js';
import { Database } from '../platform/database/database.js';
import { Public } from '../platform/http/access.js';
import { FromTablesAndTime } from '../platform/http/answers.interceptor.js';
import { addDays } from '../platform/time/calendar.js';
import { todayIn } from '../platform/time/wall-clock.js';
import { isPublicSql, VendorDayRow, VendorRow, VendorSettingsRow } from '../vendor-onboarding/index.js';
import { type BookingSettings, bookingSettingsSql } from './booking-settings.js';
import { TakenHour } from './read-models/taken-hours.js';
import type { TakenHours } from './schedule.js';
import { NextFreeSlotDto, NextFreeSlotsQuery } from './slots.dto.js';
import { freeSlotsOf, lastBookableDay, type SlotFacts } from './slots.js';

interface Bookable {
  readonly id: string;
  readonly timeZone: string;
  readonly durationMinutes: number;
  readonly settings: BookingSettings;
  /** What is taken of its provider's days, a day's hours each. */
  readonly taken: readonly { readonly date: string; readonly hours: readonly { readonly lane: number; readonly hour: number }[] }[];
}

/** For the cards of a page: one question instead of one for each. */
@ApiTags('slots')
@Public()
@Controller('services/next-slots')
export class NextFreeSlotsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The first free slot of each of these services; none for one that can't be booked. */
  @FromTablesAndTime(ServiceRow, VendorRow, VendorSettingsRow, VendorDayRow, TakenHour)
  @Get()
  async nextFreeSlots(@Query() { ids }: NextFreeSlotsQuery): Promise<NextFreeSlotDto[]> {
    const wanted = [...new Set(ids.toLowerCase().split(','))];
    const now = this.clock.now();
    const { rows } = await this.database.pool.query<Bookable>({
      name: 'bookable-services',
      text: `
        select s.id, v.time_zone as "timeZone", s.duration_minutes as "durationMinutes", ${bookingSettingsSql('$2')}, (
          select coalesce(json_agg(json_build_object('date', day.date, 'hours', day.hours)), '[]') from (
            select date, json_agg(json_build_object('lane', lane, 'hour', hour)) as hours
            from read.taken_hour where vendor_id = v.id and date >= $2::timestamptz::date - 1 group by date
          ) day
        ) as taken
        from read.catalog_service s join read.vendor_directory v on v.id = s.vendor_id
        where s.id = any($1::uuid[]) and s.active and ${isPublicSql('v')}`,
      values: [wanted, now],
    });
    const bookable = new Map(rows.map((row) => [row.id, row]));
    return wanted.map((serviceId) => ({ serviceId, slot: firstFree(bookable.get(serviceId), now) }));
  }
}

function firstFree(bookable: Bookable | undefined, now: string): NextFreeSlotDto['slot'] {
  if (!bookable) return null;
  const { timeZone } = bookable;
  const facts: SlotFacts = { ...bookable, now };
  const days = new Map(
    bookable.taken.map(({ date, hours }) => [date, hours.map(({ lane, hour }): TakenHours => ({ lane, hours: [hour] }))]),
  );
  const last = lastBookableDay(facts);
  for (let date = todayIn(timeZone, now); date <= last; date = addDays(date, 1)) {
    const [slot] = freeSlotsOf(date, days.get(date) ?? [], facts);
    if (slot) return { date, time: slot.time, startsAt: slot.startsAt, timeZone };
  }
  return null;
}
