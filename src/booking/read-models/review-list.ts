import { defineEntity } from '@mikro-orm/core';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { instant, uuid, whole, words } from '../../platform/projections/columns.js';
import { insert, patchWhere, projection } from '../../platform/projections/projection.js';
import type { ReviewEvent, Stars } from '../review.events.js';

/** A review; its author's name stands in `account_directory`. */
export const ReviewRow = defineEntity({
  name: 'ReviewRow',
  tableName: 'review_list',
  schema: 'read',
  indexes: [
    { name: 'review_list_vendor', properties: ['vendorId', 'postedAt'] },
    { name: 'review_list_customer', properties: ['customerId'] },
  ],
  properties: {
    id: uuid().primary(),
    bookingId: uuid(),
    vendorId: uuid(),
    customerId: uuid(),
    serviceTitle: words(),
    rating: whole().$type<Stars>(),
    comment: words().nullable(),
    postedAt: instant(),
  },
});

export const reviewList = projection<ReviewEvent | PersonalDataErased>('booking.review-list', [ReviewRow], {
  ReviewPosted: ({ reviewId, bookingId, vendorId, customerId, serviceTitle, rating, postedAt }, { personal }) =>
    insert(ReviewRow, {
      id: reviewId,
      bookingId,
      vendorId,
      customerId,
      serviceTitle,
      rating,
      comment: personal.comment,
      postedAt,
    }),
  PersonalDataErased: ({ userId }) => patchWhere(ReviewRow, { customerId: userId }, { comment: null }),
});
