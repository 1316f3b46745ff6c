import { Injectable } from '@nestjs/common';
import { rowAfterCommand } from '../../booking/index.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Consistency } from '../../platform/projections/consistency.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { vendorPhotoUrl, VendorRow } from '../../vendor-onboarding/index.js';
import { replyColumns, withReply } from '../list/review-columns.js';
import { ReviewRow } from '../list/review-list.projection.js';
import { photosColumn, photoView } from '../list/review-photo-columns.js';
import { MyReviewDto, MyReviewPageDto } from './my-reviews.dto.js';
import { canBeEdited, editableUntil } from './review-rules.js';

const PAGE_SIZE = 20;

type OfAuthor<More = object> = Values<{ authorId: string } & More>;

const tables = tablesOf(ReviewRow, VendorRow);

const reviewsBy = ({ authorId }: Pick<OfAuthor, 'authorId'>) =>
  tables
    .selectFrom('review_list as r')
    .innerJoin('vendor_directory as v', 'v.id', 'r.vendor_id')
    .select([
      'r.id',
      'r.booking_id as bookingId',
      'r.service_id as serviceId',
      'r.service_title as serviceTitle',
      'r.vendor_id as vendorId',
      'v.business_name as businessName',
      vendorPhotoUrl.as('photoUrl'),
      'r.rating',
      'r.comment',
      'r.posted_at as postedAt',
      'r.edited_at as editedAt',
      'r.hidden',
      'r.explanation',
      'r.decided_at as decidedAt',
    ])
    .select(replyColumns)
    .select(photosColumn)
    .where('r.customer_id', '=', authorId);

const counting = statement('my-reviews-count', ({ authorId }: OfAuthor) =>
  tables
    .selectFrom('review_list')
    .select((eb) => eb.fn.countAll().as('total'))
    .where('customer_id', '=', authorId),
);
const listing = statement('my-reviews', ({ authorId, offset }: OfAuthor<{ offset: number }>) =>
  reviewsBy({ authorId }).orderBy('r.posted_at', 'desc').orderBy('r.id').limit(PAGE_SIZE).offset(offset),
);
const reviewOf = statement('my-review', ({ authorId, bookingId }: OfAuthor<{ bookingId: string }>) =>
  reviewsBy({ authorId }).where('r.booking_id', '=', bookingId),
);
type Listed = Awaited<ReturnType<typeof listing.one>>;

/** Reviews as their author sees them. */
@Injectable()
export class MyReviews {
  constructor(
    private readonly database: Database,
    private readonly consistency: Consistency,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async page(authorId: string, page: number): Promise<MyReviewPageDto> {
    const [{ total }, rows] = await Promise.all([
      counting.one(this.database.pool, { authorId }),
      listing.all(this.database.pool, { authorId, offset: (page - 1) * PAGE_SIZE }),
    ]);
    const now = this.clock.now();
    return {
      items: rows.map((row) => reviewView(row, now)),
      total,
      page,
      pageSize: PAGE_SIZE,
      pageCount: Math.ceil(total / PAGE_SIZE),
    };
  }

  /** A review after the command that has just changed it. */
  async afterCommand(authorId: string, bookingId: string): Promise<MyReviewDto> {
    const row = await rowAfterCommand(this.consistency, () => reviewOf.first(this.database.pool, { authorId, bookingId }));
    return reviewView(row, this.clock.now());
  }
}

function reviewView(row: Listed, now: string): MyReviewDto {
  const { serviceId, serviceTitle, vendorId, businessName, photoUrl, hidden, explanation, decidedAt, photos, ...review } = withReply(row);
  return {
    ...review,
    photos: photos.map(photoView),
    service: { id: serviceId, title: serviceTitle },
    vendor: { id: vendorId, businessName, photoUrl },
    editableUntil: canBeEdited(review, now) ? editableUntil(review.postedAt) : null,
    hidden: hidden ? { reason: explanation, hiddenAt: decidedAt! } : null,
  };
}
