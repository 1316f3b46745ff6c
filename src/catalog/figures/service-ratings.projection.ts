import { defineEntity } from '@mikro-orm/core';
import { uuid, whole } from '../../platform/tables/columns.js';
import { count, ignore, projection } from '../../platform/tables/projection.js';
import type { ReviewEvent } from '../../reviews/review.events.js';

/** What the customers of a service gave it: sum and count of the reviews that readers see. Its provider's own rating stands in `vendor_directory`. */
export const ServiceRatingRow = defineEntity({
  name: 'ServiceRatingRow',
  tableName: 'catalog_service_rating',
  schema: 'read',
  properties: { serviceId: uuid().primary(), stars: whole(), reviews: whole() },
});

export const serviceRatings = projection<ReviewEvent>('catalog.service-ratings', [ServiceRatingRow], {
  ReviewPosted: ({ serviceId, rating }) => count(ServiceRatingRow, { serviceId }, { stars: rating, reviews: 1 }),
  ReviewEdited: ({ serviceId, rating, previousRating, visible }) =>
    visible ? count(ServiceRatingRow, { serviceId }, { stars: rating - previousRating }) : [],
  ReviewHidden: ({ serviceId, rating }) => count(ServiceRatingRow, { serviceId }, { stars: -rating, reviews: -1 }),
  ReviewShown: ({ serviceId, rating }) => count(ServiceRatingRow, { serviceId }, { stars: rating, reviews: 1 }),
  ReviewReplied: ignore,
  ReviewReplyEdited: ignore,
  ReviewReported: ignore,
  ReviewReportedByVisitor: ignore,
  ReviewKept: ignore,
  ReviewPhotoAdded: ignore,
  ReviewPhotoRemoved: ignore,
});
