import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../identity/index.js';
import { Database } from '../platform/database/database.js';
import { streamOf } from '../platform/events/decider.js';
import { SealedPictures } from '../platform/pictures/sealed-pictures.js';
import { statement, type Values } from '../platform/tables/statement.js';
import { tablesOf } from '../platform/tables/typed-tables.js';
import { VendorRow } from '../vendor-onboarding/index.js';
import { ReviewRow } from './list/review-list.projection.js';
import { photosColumn } from './list/review-photo-columns.js';
import { ReviewReportRow } from './reports/review-reports.projection.js';
import { Review } from './review.js';

type OfPerson = Values<{ userId: string }>;

const tables = tablesOf(ReviewRow, ReviewReportRow, VendorRow);

const writtenBy = statement('personal-file-reviews', ({ userId }: OfPerson) =>
  tables
    .selectFrom('review_list as r')
    .select([
      'r.id',
      'r.booking_id as bookingId',
      'r.service_title as serviceTitle',
      'r.rating',
      'r.comment',
      'r.posted_at as postedAt',
      'r.edited_at as editedAt',
    ])
    .select(photosColumn)
    .where('r.customer_id', '=', userId)
    .orderBy('r.posted_at')
    .orderBy('r.id'),
);
const repliesOf = statement('personal-file-replies', ({ userId }: OfPerson) =>
  tables
    .selectFrom('review_list')
    .select(['id as reviewId', 'reply', 'replied_at as repliedAt'])
    .where('owner_id', '=', userId)
    .orderBy('replied_at')
    .orderBy('id'),
);
const reportsOf = statement('personal-file-reports', ({ userId }: OfPerson) =>
  tables
    .selectFrom('review_report')
    .select(['id', 'review_id as reviewId', 'ground', 'note', 'reported_at as reportedAt'])
    .where('reported_by', '=', userId)
    .orderBy('reported_at')
    .orderBy('id'),
);
const decisionsOf = statement('personal-file-review-decisions', ({ userId }: OfPerson) =>
  tables
    .selectFrom('review_list')
    .select(['id as reviewId', 'explanation', 'decided_at as decidedAt'])
    .where('decided_by', '=', userId)
    .orderBy('decided_at')
    .orderBy('id'),
);
const concerning = statement('personal-file-review-streams', ({ userId }: OfPerson) =>
  tables
    .selectFrom('review_list as r')
    .leftJoin('vendor_directory as v', 'v.id', 'r.vendor_id')
    .select('r.booking_id as bookingId')
    .where((eb) => eb.or([eb('r.customer_id', '=', userId), eb('v.user_id', '=', userId), eb('r.decided_by', '=', userId)]))
    .union(tables.selectFrom('review_report as s').select('s.booking_id as bookingId').where('s.reported_by', '=', userId)),
);

/** What a person has said about work, or about what others have said. */
@HoldsPersonalRecords()
@Injectable()
export class ReviewRecords implements PersonalRecords {
  readonly part = 'reviews';

  constructor(
    private readonly database: Database,
    private readonly pictures: SealedPictures,
  ) {}

  async recordsOf(userId: string): Promise<unknown> {
    const { pool } = this.database;
    const [written, replies, reports, decisions] = await Promise.all([
      writtenBy.all(pool, { userId }),
      repliesOf.all(pool, { userId }),
      reportsOf.all(pool, { userId }),
      decisionsOf.all(pool, { userId }),
    ]);
    return { written: await Promise.all(written.map((review) => this.withPictures(review))), replies, reports, decisions };
  }

  private async withPictures<T extends { readonly photos: readonly { readonly id: string; readonly width: number }[] }>(review: T) {
    const photos = review.photos.map(async ({ id, width }) => ({ id, picture: await this.pictures.asRecord(id, width) }));
    return { ...review, photos: await Promise.all(photos) };
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    const reviews = await concerning.all(this.database.pool, { userId });
    return reviews.map(({ bookingId }) => streamOf(Review, bookingId));
  }
}
