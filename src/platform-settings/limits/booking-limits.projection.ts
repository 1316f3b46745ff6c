import { defineEntity } from '@mikro-orm/core';
import { unlessErased } from '../../platform/events/event.js';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { instant, uuid, whole, words } from '../../platform/tables/columns.js';
import { insert, patchWhere, projection } from '../../platform/tables/projection.js';
import type { BookingLimitsEvent } from './booking-limits.events.js';

/** All limits that were ever set: who, when and why. */
export const BookingLimitsRow = defineEntity({
  name: 'BookingLimitsRow',
  tableName: 'booking_limits',
  schema: 'read',
  properties: {
    /** Of the stream: the highest holds. */
    revision: whole().primary().autoincrement(false),
    withOneProvider: whole(),
    altogether: whole(),
    atOnce: whole(),
    setBy: uuid(),
    setAt: instant(),
    /** `null` once whoever gave it is erased. */
    reason: words().nullable(),
  },
});

export const bookingLimitsHistory = projection<BookingLimitsEvent | PersonalDataErased>(
  'platform-settings.booking-limits',
  [BookingLimitsRow],
  {
    BookingLimitsSet: ({ by: setBy, ...limits }, { personal, version: revision }) =>
      insert(BookingLimitsRow, { ...limits, revision, setBy, reason: unlessErased(personal.reason) }),
    PersonalDataErased: ({ userId }) => patchWhere(BookingLimitsRow, { setBy: userId }, { reason: null }),
  },
);
