import { defineEntity } from '@mikro-orm/core';
import type { BookingCreated } from '../../../booking/booking.events.js';
import { day, whole } from '../../../platform/tables/columns.js';
import { count, projection } from '../../../platform/tables/projection.js';
import { weekdayOf } from '../../../platform/time/calendar.js';
import { todayIn } from '../../../platform/time/wall-clock.js';
import { PLATFORM_ZONE } from '../../trends/platform-days.projection.js';

/** For which hours of the week customers asked on a day. */
export const AskedHourRow = defineEntity({
  name: 'AskedHourRow',
  tableName: 'asked_hour',
  schema: 'read',
  properties: {
    /** On which they asked, by the platform's midnight. */
    day: day().primary(),
    /** Of the work, as it was asked for first, on the provider's calendar; 0 for Sunday. */
    weekday: whole().primary(),
    /** In which it was to begin, on the provider's clock; 0 to 23. */
    hour: whole().primary(),
    bookings: whole(),
  },
});

export const askedHours = projection<BookingCreated>('reporting.asked-hours', [AskedHourRow], {
  BookingCreated: ({ createdAt, slot: { date, time } }) =>
    count(
      AskedHourRow,
      { day: todayIn(PLATFORM_ZONE, createdAt), weekday: weekdayOf(date), hour: Number(time.slice(0, 2)) },
      { bookings: 1 },
    ),
});
