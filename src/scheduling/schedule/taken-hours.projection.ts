import { defineEntity } from '@mikro-orm/core';
import { day, uuid, whole } from '../../platform/tables/columns.js';
import { count, ignore, projection, remove } from '../../platform/tables/projection.js';
import type { ScheduleEvent } from './schedule.events.js';

/**
 * Each taken hour of each lane. It is also the tripwire behind the schedule streams: a second holder of an hour breaks the check, which parks the
 * schedule's stream and degrades readiness.
 */
export const TakenHour = defineEntity({
  name: 'TakenHour',
  tableName: 'taken_hour',
  schema: 'read',
  indexes: [{ name: 'taken_hour_date', properties: ['date'] }],
  checks: [{ name: 'taken_hour_has_one_holder', expression: 'holders = 1' }],
  properties: {
    vendorId: uuid().primary(),
    date: day().primary(),
    lane: whole().primary(),
    hour: whole().primary(),
    bookingId: uuid(),
    holders: whole(),
  },
});

export const takenHours = projection<ScheduleEvent>('booking.taken-hours', [TakenHour], {
  SlotReserved: ({ vendorId, lane, date, hours, bookingId }) =>
    hours.map((hour) => count(TakenHour, { vendorId, lane, date, hour }, { holders: 1 }, { bookingId })),
  SlotReleased: ({ vendorId, lane, date, hours }) => hours.map((hour) => remove(TakenHour, { vendorId, lane, date, hour })),
  SlotHeld: ignore,
  SlotHoldReleased: ignore,
});
