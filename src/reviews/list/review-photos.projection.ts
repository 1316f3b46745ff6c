import { defineEntity } from '@mikro-orm/core';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { instant, json, uuid, whole, words } from '../../platform/tables/columns.js';
import { ignore, insert, patchWhere, projection, remove } from '../../platform/tables/projection.js';
import type { ReviewEvent } from '../review.events.js';

/** The photos of reviews; whether readers see a review stands in `review_list`. */
export const ReviewPhotoRow = defineEntity({
  name: 'ReviewPhotoRow',
  tableName: 'review_photo',
  schema: 'read',
  indexes: [
    { name: 'review_photo_review', properties: ['reviewId'] },
    { name: 'review_photo_author', properties: ['customerId'] },
  ],
  properties: {
    id: uuid().primary(),
    reviewId: uuid(),
    customerId: uuid(),
    /** `null` once its author is erased, and the photo with them. */
    placeholder: words().nullable(),
    widths: json<readonly number[]>(),
    width: whole(),
    height: whole(),
    addedAt: instant(),
  },
});

export const reviewPhotos = projection<ReviewEvent | PersonalDataErased>('reviews.review-photos', [ReviewPhotoRow], {
  ReviewPosted: ignore,
  ReviewEdited: ignore,
  ReviewReplied: ignore,
  ReviewReplyEdited: ignore,
  ReviewReported: ignore,
  ReviewReportedByVisitor: ignore,
  ReviewHidden: ignore,
  ReviewShown: ignore,
  ReviewKept: ignore,
  ReviewPhotoAdded: ({ photoId: id, reviewId, customerId, widths, width, height, addedAt }, { personal: { placeholder } }) =>
    insert(ReviewPhotoRow, { id, reviewId, customerId, widths, width, height, addedAt, placeholder }),
  ReviewPhotoRemoved: ({ photoId: id }) => remove(ReviewPhotoRow, { id }),
  PersonalDataErased: ({ userId }) => patchWhere(ReviewPhotoRow, { customerId: userId }, { placeholder: null }),
});
