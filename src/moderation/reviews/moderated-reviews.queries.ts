import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ModeratedReviewDto, ModeratedReviewPageDto, type ModerationState, ReviewReportDto } from './review-moderation.dto.js';
import { moderationActions } from './moderation-actions.js';
import { type RepliedColumns, REPLY_COLUMNS, withReply } from '../../reviews/index.js';

const PAGE_SIZE = 20;

/** Which reviews, and in which order: what waits longest for a decision comes first. */
const STATES: Record<ModerationState, { where: string; order: string }> = {
  reported: { where: 'r.reported_at is not null', order: 'r.reported_at' },
  hidden: { where: 'r.hidden', order: 'r.decided_at desc' },
  all: { where: 'true', order: 'r.posted_at desc' },
};

type Plain = Pick<ModeratedReviewDto, 'id' | 'rating' | 'comment' | 'authorName' | 'serviceTitle' | 'postedAt' | 'editedAt' | 'hidden'>;
interface Listed extends Plain, RepliedColumns {
  readonly vendorId: string;
  readonly businessName: string;
  readonly explanation: string | null;
  readonly decidedAt: string | null;
  readonly reported: boolean;
}
type Reported = ReviewReportDto & { readonly reviewId: string };

/** Reviews as admins see them. */
@Injectable()
export class ModeratedReviews {
  constructor(private readonly database: Database) {}

  async page(state: ModerationState, page: number): Promise<ModeratedReviewPageDto> {
    const { where, order } = STATES[state];
    const [counted, listed] = await Promise.all([
      this.database.pool.query<{ total: number }>({
        name: `moderated-reviews-count-${state}`,
        text: `select count(*) as total from read.review_list r where ${where}`,
      }),
      this.database.pool.query<Listed>({
        name: `moderated-reviews-${state}`,
        text: `
          select r.id, r.rating, r.comment, coalesce(p.full_name, 'Anonymous') as "authorName", r.vendor_id as "vendorId",
            v.business_name as "businessName", r.service_title as "serviceTitle", r.posted_at as "postedAt", r.edited_at as "editedAt",
            r.hidden, r.explanation, r.decided_at as "decidedAt", r.reported_at is not null as reported, ${REPLY_COLUMNS}
          from read.review_list r
          join read.vendor_directory v on v.id = r.vendor_id
          left join read.account_directory p on p.id = r.customer_id
          where ${where}
          order by ${order}, r.id
          limit ${PAGE_SIZE} offset $1`,
        values: [(page - 1) * PAGE_SIZE],
      }),
    ]);
    const { total } = counted.rows[0]!;
    const reports = await this.reportsOf(listed.rows.map(({ id }) => id));
    return {
      items: listed.rows.map((row) => shown(row, reports)),
      total,
      page,
      pageSize: PAGE_SIZE,
      pageCount: Math.ceil(total / PAGE_SIZE),
    };
  }

  private async reportsOf(reviewIds: readonly string[]): Promise<readonly Reported[]> {
    const { rows } = await this.database.pool.query<Reported>({
      name: 'reports-of-reviews',
      text: `
        select s.id, s.review_id as "reviewId", s.ground, s.note,
          case when s.reported_by is not null then coalesce(p.full_name, 'Unknown User') end as "reporterName", s.reported_at as "reportedAt", s.open
        from read.review_report s left join read.account_directory p on p.id = s.reported_by
        where s.review_id = any($1)
        order by s.reported_at desc, s.id`,
      values: [reviewIds],
    });
    return rows;
  }
}

function shown(row: Listed, reports: readonly Reported[]): ModeratedReviewDto {
  const { vendorId, businessName, explanation, decidedAt, reported, ...review } = withReply(row);
  return {
    ...review,
    vendor: { id: vendorId, businessName },
    decision: decidedAt === null ? null : { reason: explanation, decidedAt },
    reports: reports.filter(({ reviewId }) => reviewId === row.id).map(({ reviewId: _, ...report }) => report),
    actions: moderationActions({ hidden: row.hidden, reported }),
  };
}
