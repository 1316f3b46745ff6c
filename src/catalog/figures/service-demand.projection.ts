import { defineEntity } from '@mikro-orm/core';
import type { BookingCreated } from '../../booking/booking.events.js';
import { day, uuid, whole } from '../../platform/tables/columns.js';
import { count, projection } from '../../platform/tables/projection.js';
import { todayIn } from '../../platform/time/wall-clock.js';

/** How often a service was booked on a day (the day of booking, in its provider's zone), so that "most booked this week" and "this month" are sums. */
export const ServiceDemandRow = defineEntity({
  name: 'ServiceDemandRow',
  tableName: 'catalog_service_demand',
  schema: 'read',
  properties: { serviceId: uuid().primary(), day: day().primary(), bookings: whole() },
  indexes: [{ name: 'catalog_service_demand_day', properties: ['day'] }],
});

export const serviceDemand = projection<BookingCreated>(
  'catalog.service-demand',
  [ServiceDemandRow],
  {
    BookingCreated: ({ serviceId, createdAt, terms: { timeZone } }) =>
      count(ServiceDemandRow, { serviceId, day: todayIn(timeZone, createdAt) }, { bookings: 1 }),
  },
  { version: 2 },
);
