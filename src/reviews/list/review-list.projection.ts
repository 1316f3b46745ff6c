import { defineEntity } from '@mikro-orm/core';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { flag, instant, uuid, whole, words } from '../../platform/tables/columns.js';
import { ignore, insert, patch, patchWhere, projection } from '../../platform/tables/projection.js';
import type { ReviewEvent, Stars } from '../review.events.js';

/** A review with the provider's answer and what became of it; names of people and businesses stand in their own directories. */
export const ReviewRow = defineEntity({
  name: 'ReviewRow',
  tableName: 'review_list',
  schema: 'read',
  indexes: [
    { name: 'review_list_vendor', properties: ['vendorId', 'postedAt'] },
    { name: 'review_list_customer', properties: ['customerId', 'postedAt'] },
    { name: 'review_list_newest', properties: ['postedAt'] },
    // The few that administrators have to look at, or have hidden.
    { name: 'review_list_reported', properties: ['reportedAt'], where: 'reported_at is not null' },
    { name: 'review_list_hidden', properties: ['decidedAt'], where: 'hidden' },
  ],
  properties: {
    id: uuid().primary(),
    bookingId: uuid(),
    vendorId: uuid(),
    serviceId: uuid(),
    customerId: uuid(),
    serviceTitle: words(),
    rating: whole().$type<Stars>(),
    comment: words().nullable(),
    postedAt: instant(),
    editedAt: instant().nullable(),
    reply: words().nullable(),
    /** Who wrote the reply, and is erased with it. */
    ownerId: uuid().nullable(),
    repliedAt: instant().nullable(),
    /** Readers see only what is not hidden, and averages count nothing else. */
    hidden: flag(),
    /** Since when a report waits; `null` once an admin has decided. */
    reportedAt: instant().nullable(),
    /** What an admin said when they hid or kept it last. */
    explanation: words().nullable(),
    decidedBy: uuid().nullable(),
    decidedAt: instant().nullable(),
  },
});

const NEW = {
  editedAt: null,
  reply: null,
  ownerId: null,
  repliedAt: null,
  hidden: false,
  reportedAt: null,
  explanation: null,
  decidedBy: null,
  decidedAt: null,
};

/** One more report does not send a review that waits already to the end of the queue. */
const reported = ({ reviewId: id, reportedAt }: { readonly reviewId: string; readonly reportedAt: string }) =>
  patchWhere(ReviewRow, { id, reportedAt: null }, { reportedAt });

export const reviewList = projection<ReviewEvent | PersonalDataErased>(
  'booking.review-list',
  [ReviewRow],
  {
    ReviewPosted: ({ reviewId: id, ...posted }, { personal }) => insert(ReviewRow, { ...NEW, ...posted, id, comment: personal.comment }),
    ReviewEdited: ({ reviewId: id, rating, editedAt }, { personal }) =>
      patch(ReviewRow, { id }, { rating, editedAt, comment: personal.comment }),
    ReviewReplied: ({ reviewId: id, ownerId, repliedAt }, { personal }) =>
      patch(ReviewRow, { id }, { reply: personal.reply, ownerId, repliedAt }),
    ReviewReplyEdited: ({ reviewId: id, ownerId }, { personal }) => patch(ReviewRow, { id }, { reply: personal.reply, ownerId }),
    ReviewReported: reported,
    ReviewReportedByVisitor: reported,
    ReviewHidden: ({ reviewId: id, hiddenAt: decidedAt }, { personal, subject }) =>
      patch(ReviewRow, { id }, { hidden: true, ...decided(subject, decidedAt, personal) }),
    ReviewShown: ({ reviewId: id, shownAt: decidedAt }, { personal, subject }) =>
      patch(ReviewRow, { id }, { hidden: false, ...decided(subject, decidedAt, personal) }),
    ReviewKept: ({ reviewId: id, keptAt: decidedAt }, { personal, subject }) =>
      patch(ReviewRow, { id }, decided(subject, decidedAt, personal)),
    ReviewPhotoAdded: ignore,
    ReviewPhotoRemoved: ignore,
    PersonalDataErased: ({ userId }) => [
      patchWhere(ReviewRow, { customerId: userId }, { comment: null }),
      patchWhere(ReviewRow, { ownerId: userId }, { reply: null }),
      patchWhere(ReviewRow, { decidedBy: userId }, { explanation: null }),
    ],
  },
  { version: 2 },
);

const decided = (decidedBy: string, decidedAt: string, { explanation }: { explanation: string }) => ({
  decidedBy,
  decidedAt,
  explanation,
  reportedAt: null,
});
