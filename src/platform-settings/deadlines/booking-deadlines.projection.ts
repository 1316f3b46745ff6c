import { defineEntity } from '@mikro-orm/core';
import { unlessErased } from '../../platform/events/event.js';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { instant, uuid, whole, words } from '../../platform/tables/columns.js';
import { insert, patchWhere, projection } from '../../platform/tables/projection.js';
import type { BookingDeadlinesEvent } from './booking-deadlines.events.js';

/** All deadlines that were ever set: who, when and why. */
export const BookingDeadlinesRow = defineEntity({
  name: 'BookingDeadlinesRow',
  tableName: 'booking_deadlines',
  schema: 'read',
  properties: {
    /** Of the stream: the highest holds. */
    revision: whole().primary().autoincrement(false),
    answerHours: whole(),
    agreeHours: whole(),
    setBy: uuid(),
    setAt: instant(),
    /** `null` once whoever gave it is erased. */
    reason: words().nullable(),
  },
});

export const bookingDeadlinesHistory = projection<BookingDeadlinesEvent | PersonalDataErased>(
  'platform-settings.booking-deadlines',
  [BookingDeadlinesRow],
  {
    BookingDeadlinesSet: ({ by: setBy, ...deadlines }, { personal, version: revision }) =>
      insert(BookingDeadlinesRow, { ...deadlines, revision, setBy, reason: unlessErased(personal.reason) }),
    PersonalDataErased: ({ userId }) => patchWhere(BookingDeadlinesRow, { setBy: userId }, { reason: null }),
  },
);
