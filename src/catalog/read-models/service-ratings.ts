import { defineEntity } from '@mikro-orm/core';
import type { ReviewPosted } from '../../booking/review.events.js';
import { uuid, whole } from '../../platform/projections/columns.js';
import { count, projection } from '../../platform/projections/projection.js';

/** What the customers of a service gave it, as sum and count. Its provider's own rating stands in `vendor_directory`. */
export const ServiceRatingRow = defineEntity({
  name: 'ServiceRatingRow',
  tableName: 'catalog_service_rating',
  schema: 'read',
  properties: { serviceId: uuid().primary(), stars: whole(), reviews: whole() },
});

export const serviceRatings = projection<ReviewPosted>('catalog.service-ratings', [ServiceRatingRow], {
  ReviewPosted: ({ serviceId, rating }) => count(ServiceRatingRow, { serviceId }, { stars: rating, reviews: 1 }),
});
