import { defineEntity, p } from '@mikro-orm/core';
import { code, instant } from '../../platform/tables/columns.js';

/** The address at which a person's business can be followed. Only a hash of its secret is kept: who reads this table can read no calendar. */
export const CalendarAddressRow = defineEntity({
  name: 'CalendarAddressRow',
  tableName: 'calendar_address',
  schema: 'public',
  properties: {
    userId: p.uuid().primary(),
    secretHash: code(),
    madeAt: instant(),
    /** When a calendar program last asked, to the hour. */
    readAt: instant().nullable(),
  },
  uniques: [{ properties: ['secretHash'] }],
});
