import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Consistency } from '../../platform/projections/consistency.js';
import { photoUrlSql } from '../../vendor-onboarding/index.js';
import { rowAfterCommand } from '../../booking/index.js';
import { MyReviewDto, MyReviewPageDto } from './my-reviews.dto.js';
import { canBeEdited, editableUntil } from './review-rules.js';
import { REPLY_COLUMNS, type RepliedColumns, withReply } from '../list/review-sql.js';

const PAGE_SIZE = 20;

const SELECT = `
  select r.id, r.booking_id as "bookingId", r.service_id as "serviceId", r.service_title as "serviceTitle", r.vendor_id as "vendorId",
    v.business_name as "businessName", ${photoUrlSql('v')} as "photoUrl", r.rating, r.comment, r.posted_at as "postedAt", r.edited_at as "editedAt", r.hidden, r.explanation,
    r.decided_at as "decidedAt", ${REPLY_COLUMNS}
  from read.review_list r join read.vendor_directory v on v.id = r.vendor_id
  where r.customer_id = $1`;

interface Listed extends RepliedColumns, Pick<MyReviewDto, 'id' | 'bookingId' | 'rating' | 'comment' | 'postedAt' | 'editedAt'> {
  readonly serviceId: string;
  readonly serviceTitle: string;
  readonly vendorId: string;
  readonly businessName: string;
  readonly photoUrl: string | null;
  readonly hidden: boolean;
  readonly explanation: string | null;
  readonly decidedAt: string;
}

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
    const [counted, listed] = await Promise.all([
      this.database.pool.query<{ total: number }>({
        name: 'my-reviews-count',
        text: 'select count(*) as total from read.review_list where customer_id = $1',
        values: [authorId],
      }),
      this.database.pool.query<Listed>({
        name: 'my-reviews',
        text: `${SELECT} order by r.posted_at desc, r.id limit ${PAGE_SIZE} offset $2`,
        values: [authorId, (page - 1) * PAGE_SIZE],
      }),
    ]);
    const { total } = counted.rows[0]!;
    const now = this.clock.now();
    return {
      items: listed.rows.map((row) => shown(row, now)),
      total,
      page,
      pageSize: PAGE_SIZE,
      pageCount: Math.ceil(total / PAGE_SIZE),
    };
  }

  /** A review after the command that has just changed it. */
  async afterCommand(authorId: string, bookingId: string): Promise<MyReviewDto> {
    const row = await rowAfterCommand(this.consistency, async () => {
      const { rows } = await this.database.pool.query<Listed>({
        name: 'my-review',
        text: `${SELECT} and r.booking_id = $2`,
        values: [authorId, bookingId],
      });
      return rows[0];
    });
    return shown(row, this.clock.now());
  }
}

function shown(row: Listed, now: string): MyReviewDto {
  const { serviceId, serviceTitle, vendorId, businessName, photoUrl, hidden, explanation, decidedAt, ...review } = withReply(row);
  return {
    ...review,
    service: { id: serviceId, title: serviceTitle },
    vendor: { id: vendorId, businessName, photoUrl },
    editableUntil: canBeEdited(review, now) ? editableUntil(review.postedAt) : null,
    hidden: hidden ? { reason: explanation, hiddenAt: decidedAt } : null,
  };
}
