import { defineEntity } from '@mikro-orm/core';
import type { BookingCreated } from '../../booking/booking.events.js';
import { day, uuid, whole } from '../../platform/projections/columns.js';
import { count, projection } from '../../platform/projections/projection.js';

/** How often a service was booked on a day (UTC, by the time of booking), so that "most booked this week" is a sum. */
export const ServiceDemandRow = defineEntity({
  name: 'ServiceDemandRow',
  tableName: 'catalog_service_demand',
  schema: 'read',
  properties: { serviceId: uuid().primary(), day: day().primary(), bookings: whole() },
  indexes: [{ name: 'catalog_service_demand_day', properties: ['day'] }],
});

export const serviceDemand = projection<BookingCreated>('catalog.service-demand', [ServiceDemandRow], {
  BookingCreated: ({ serviceId, createdAt }) => count(ServiceDemandRow, { serviceId, day: createdAt.slice(0, 10) }, { bookings: 1 }),
});
