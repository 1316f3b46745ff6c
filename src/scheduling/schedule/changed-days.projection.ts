import { defineEntity } from '@mikro-orm/core';
import { code, day } from '../../platform/tables/columns.js';
import { insert, projection } from '../../platform/tables/projection.js';
import type { ScheduleEvent } from './schedule.events.js';

/** Since which event the hours of a day are as they are, of all providers together: whoever keeps a day in memory reads it again only then. */
export const ChangedDayRow = defineEntity({
  name: 'ChangedDayRow',
  tableName: 'changed_day',
  schema: 'read',
  properties: { date: day().primary(), changedAt: code() },
});

type Handler = (change: { readonly date: string }, at: { readonly position: string }) => ReturnType<typeof insert>;
const change: Handler = ({ date }, { position: changedAt }) => insert(ChangedDayRow, { date, changedAt });

export const changedDays = projection<ScheduleEvent>('scheduling.changed-days', [ChangedDayRow], {
  SlotReserved: change,
  SlotReleased: change,
  SlotHeld: change,
  SlotHoldReleased: change,
});
