import { type Expression, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { ServiceRow } from '../../catalog/index.js';
import { goodUntil } from '../../platform/answers/good-until.js';
import type { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { addDays } from '../../platform/time/calendar.js';
import { isIn, wantedDays, type When } from '../../platform/time/when.js';
import { vendorIsPublic, VendorRow } from '../../vendor-onboarding/index.js';
import type { TakenHours } from '../schedule/schedule.js';
import { taken } from '../schedule/taken-hours.queries.js';
import { bookableDays } from '../slots/bookable-month.js';
import { bookingSettings } from '../slots/booking-settings.queries.js';
import { freeSlotsOf, type SlotFacts } from '../slots/slots.decisions.js';
import type { NextFreeSlotDto } from '../slots/slots.dto.js';

const tables = tablesOf(ServiceRow, VendorRow);

const bookableServices = statement('bookable-services', ({ ids, now }: Values<{ ids: readonly string[]; now: string }>) => {
  const held = (vendor: Expression<string>) => taken({ vendor, from: sql<string>`${now}::timestamptz::date - 1`, now }).as('held');
  return tables
    .selectFrom('catalog_service as s')
    .innerJoin('vendor_directory as v', 'v.id', 's.vendor_id')
    .select((eb) => [
      's.id',
      'v.time_zone as timeZone',
      's.duration_minutes as durationMinutes',
      bookingSettings(now),
      // What is taken of its provider's days, a day's hours each, and when the first hold of it runs out.
      jsonArrayFrom(
        tables
          .selectFrom(held(eb.ref('v.id')))
          .select((day) => [
            'held.date',
            day.fn.jsonAgg(jsonBuildObject({ lane: day.ref('held.lane'), hour: day.ref('held.hour') })).as('hours'),
            day.fn.min('held.until').as('until'),
          ])
          .groupBy('held.date'),
      ).as('taken'),
    ])
    .where((eb) => eb('s.id', '=', eb.fn.any(ids)))
    .where('s.active', '=', true)
    .where(vendorIsPublic);
});
type Bookable = Awaited<ReturnType<typeof bookableServices.one>>;

/** The first free slot of each of these services, at all or at a time; none for one that can't be booked. */
export async function nextFreeSlots(
  database: Database,
  serviceIds: readonly string[],
  now: string,
  when?: When,
): Promise<NextFreeSlotDto[]> {
  const rows = await bookableServices.all(database.pool, { ids: serviceIds, now });
  for (const { until } of rows.flatMap(({ taken }) => taken)) if (until) goodUntil(new Date(until).toISOString());
  const bookable = new Map(rows.map((row) => [row.id, row]));
  return serviceIds.map((serviceId) => ({ serviceId, slot: firstFree(bookable.get(serviceId), now, when) }));
}

function firstFree(bookable: Bookable | undefined, now: string, when: When | undefined): NextFreeSlotDto['slot'] {
  if (!bookable) return null;
  const { timeZone } = bookable;
  const facts: SlotFacts = { ...bookable, now };
  const days = new Map(
    bookable.taken.map(({ date, hours }) => [date, hours.map(({ lane, hour }): TakenHours => ({ lane, hours: [hour] }))]),
  );
  const { from, to } = bookableDays(facts);
  const wanted = when && wantedDays(when.day, from);
  const last = wanted?.at(-1) ?? to;
  for (let date = wanted?.[0] ?? from; date <= last; date = addDays(date, 1)) {
    const slot = freeSlotsOf(date, days.get(date) ?? [], facts).find(({ time }) => isIn(when?.part, time));
    if (slot) return { date, time: slot.time, startsAt: slot.startsAt, timeZone };
  }
  return null;
}
