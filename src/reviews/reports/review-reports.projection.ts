import { defineEntity } from '@mikro-orm/core';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { code, flag, instant, uuid, words } from '../../platform/tables/columns.js';
import { ignore, insert, patchWhere, projection } from '../../platform/tables/projection.js';
import type { ReportGround, ReviewEvent } from '../review.events.js';

/** What readers have said against a review. */
export const ReviewReportRow = defineEntity({
  name: 'ReviewReportRow',
  tableName: 'review_report',
  schema: 'read',
  indexes: [
    { name: 'review_report_review', properties: ['reviewId'] },
    { name: 'review_report_reporter', properties: ['reportedBy'] },
  ],
  properties: {
    id: uuid().primary(),
    reviewId: uuid(),
    bookingId: uuid(),
    /** `null` for a visitor. */
    reportedBy: uuid().nullable(),
    ground: code().$type<ReportGround>(),
    note: words().nullable(),
    reportedAt: instant(),
    /** No admin has decided about it yet. */
    open: flag(),
  },
});

const closed = ({ reviewId }: { reviewId: string }) => patchWhere(ReviewReportRow, { reviewId }, { open: false });

export const reviewReports = projection<ReviewEvent | PersonalDataErased>('booking.review-reports', [ReviewReportRow], {
  ReviewPosted: ignore,
  ReviewEdited: ignore,
  ReviewReplied: ignore,
  ReviewReplyEdited: ignore,
  ReviewReported: ({ reportId: id, reviewId, bookingId, reportedBy, ground, reportedAt }, { personal }) =>
    insert(ReviewReportRow, { id, reviewId, bookingId, reportedBy, ground, note: personal.note, reportedAt, open: true }),
  ReviewReportedByVisitor: ({ reportId: id, reviewId, bookingId, ground, reportedAt }) =>
    insert(ReviewReportRow, { id, reviewId, bookingId, reportedBy: null, ground, note: null, reportedAt, open: true }),
  ReviewHidden: closed,
  ReviewShown: closed,
  ReviewKept: closed,
  ReviewPhotoAdded: ignore,
  ReviewPhotoRemoved: ignore,
  PersonalDataErased: ({ userId }) => patchWhere(ReviewReportRow, { reportedBy: userId }, { note: null }),
});
