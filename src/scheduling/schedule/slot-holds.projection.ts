import { defineEntity } from '@mikro-orm/core';
import { day, instant, json, uuid, whole } from '../../platform/tables/columns.js';
import { ignore, insert, projection, remove } from '../../platform/tables/projection.js';
import type { ScheduleEvent } from './schedule.events.js';

/** Hours that are kept for a while. They are taken until `until`, and no event comes then: whoever reads this table compares it with the clock. */
export const SlotHoldRow = defineEntity({
  name: 'SlotHoldRow',
  tableName: 'slot_hold',
  schema: 'read',
  indexes: [
    { name: 'slot_hold_vendor', properties: ['vendorId', 'date'] },
    { name: 'slot_hold_date', properties: ['date'] },
  ],
  properties: {
    id: uuid().primary(),
    vendorId: uuid(),
    date: day(),
    lane: whole(),
    hours: json<readonly number[]>(),
    until: instant(),
  },
});

export const slotHolds = projection<ScheduleEvent>('booking.slot-holds', [SlotHoldRow], {
  SlotHeld: ({ holdId, vendorId, date, lane, hours, until }) => insert(SlotHoldRow, { id: holdId, vendorId, date, lane, hours, until }),
  SlotHoldReleased: ({ holdId }) => remove(SlotHoldRow, { id: holdId }),
  SlotReserved: ignore,
  SlotReleased: ignore,
});
