import type { Database } from '../../platform/database/database.js';
import { goodUntil } from '../../platform/answers/good-until.js';
import { addDays } from '../../platform/time/calendar.js';
import { isPublicSql } from '../../vendor-onboarding/index.js';
import type { BookingSettings } from '../slots/booking-settings.js';
import { bookingSettingsSql } from '../slots/booking-settings.queries.js';
import type { TakenHours } from '../schedule/schedule.js';
import { bookableDays } from '../slots/bookable-month.js';
import type { NextFreeSlotDto } from '../slots/slots.dto.js';
import { freeSlotsOf, type SlotFacts } from '../slots/slots.js';
import { takenSql } from '../schedule/taken-hours.queries.js';

interface Bookable {
  readonly id: string;
  readonly timeZone: string;
  readonly durationMinutes: number;
  readonly settings: BookingSettings;
  /** What is taken of its provider's days, a day's hours each. */
  readonly taken: readonly {
    readonly date: string;
    readonly hours: readonly { readonly lane: number; readonly hour: number }[];
    /** When the first hold of it runs out. */
    readonly until: string | null;
  }[];
}

/** The first free slot of each of these services; none for one that can't be booked. */
export async function nextFreeSlots(database: Database, serviceIds: readonly string[], now: string): Promise<NextFreeSlotDto[]> {
  const { rows } = await database.pool.query<Bookable>({
    name: 'bookable-services',
    text: `
        select s.id, v.time_zone as "timeZone", s.duration_minutes as "durationMinutes", ${bookingSettingsSql('$2')}, (
          select coalesce(json_agg(json_build_object('date', day.date, 'hours', day.hours, 'until', day.until)), '[]') from (
            select date, json_agg(json_build_object('lane', lane, 'hour', hour)) as hours, min(until) as until
            from (${takenSql({ vendor: 'v.id', from: '$2::timestamptz::date - 1', now: '$2' })}) held group by date
          ) day
        ) as taken
        from read.catalog_service s join read.vendor_directory v on v.id = s.vendor_id
        where s.id = any($1::uuid[]) and s.active and ${isPublicSql('v')}`,
    values: [serviceIds, now],
  });
  for (const { until } of rows.flatMap(({ taken }) => taken)) if (until) goodUntil(new Date(until).toISOString());
  const bookable = new Map(rows.map((row) => [row.id, row]));
  return serviceIds.map((serviceId) => ({ serviceId, slot: firstFree(bookable.get(serviceId), now) }));
}

function firstFree(bookable: Bookable | undefined, now: string): NextFreeSlotDto['slot'] {
  if (!bookable) return null;
  const { timeZone } = bookable;
  const facts: SlotFacts = { ...bookable, now };
  const days = new Map(
    bookable.taken.map(({ date, hours }) => [date, hours.map(({ lane, hour }): TakenHours => ({ lane, hours: [hour] }))]),
  );
  const { from, to } = bookableDays(facts);
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const [slot] = freeSlotsOf(date, days.get(date) ?? [], facts);
    if (slot) return { date, time: slot.time, startsAt: slot.startsAt, timeZone };
  }
  return null;
}
