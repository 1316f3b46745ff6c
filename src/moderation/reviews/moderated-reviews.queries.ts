import { Injectable } from '@nestjs/common';
import { type Expression, sql, type SqlBool } from 'kysely';
import { AccountRow } from '../../accounts/index.js';
import { Database } from '../../platform/database/database.js';
import { countedUpTo, listPage, MOST_LISTED } from '../../platform/lists/list-page.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { photosColumn, photoView, replyColumns, ReviewReportRow, ReviewRow, withReply } from '../../reviews/index.js';
import { VendorRow } from '../../vendor-onboarding/index.js';
import { moderationActions } from './moderation-actions.js';
import { ModeratedReviewDto, ModeratedReviewPageDto, type ModerationState } from './review-moderation.dto.js';

const PAGE_SIZE = 20;

const tables = tablesOf(ReviewRow, ReviewReportRow, VendorRow, AccountRow);

const reviews = tables
  .selectFrom('review_list as r')
  .innerJoin('vendor_directory as v', 'v.id', 'r.vendor_id')
  .leftJoin('account_directory as p', 'p.id', 'r.customer_id')
  .select((eb) => [
    'r.id',
    'r.rating',
    'r.comment',
    eb.fn.coalesce('p.full_name', eb.val('Anonymous')).as('authorName'),
    'r.vendor_id as vendorId',
    'v.business_name as businessName',
    'r.booking_id as bookingId',
    'r.service_title as serviceTitle',
    'r.posted_at as postedAt',
    'r.edited_at as editedAt',
    'r.hidden',
    'r.explanation',
    'r.decided_at as decidedAt',
    eb('r.reported_at', 'is not', null).as('reported'),
  ])
  .select(replyColumns)
  .select(photosColumn);

const r = rowAs(ReviewRow, 'r');
/** Something was said against it, and nobody has decided yet. */
export const reviewWaits = r('r.reported_at', 'is not', null);

/** Which reviews, and in which order: what waits longest for a decision comes first. */
const STATES: Record<ModerationState, { which: Expression<SqlBool>; order: Expression<unknown> }> = {
  reported: { which: reviewWaits, order: r.ref('r.reported_at') },
  hidden: { which: r.ref('r.hidden'), order: sql`${r.ref('r.decided_at')} desc` },
  all: { which: r.val(true), order: sql`${r.ref('r.posted_at')} desc` },
};
const reading = (state: ModerationState) => {
  const { which, order } = STATES[state];
  const found = () => tables.selectFrom('review_list as r').select('r.id').where(which);
  return {
    counted: statement(`moderated-reviews-count-${state}`, () => countedUpTo(MOST_LISTED, found())),
    listed: statement(`moderated-reviews-${state}`, ({ offset }: Values<{ offset: number }>) =>
      // The page is cut before names are looked up for its rows.
      reviews.where('r.id', 'in', found().orderBy(order).orderBy('r.id').limit(PAGE_SIZE).offset(offset)).orderBy(order).orderBy('r.id'),
    ),
  };
};
const READING = { reported: reading('reported'), hidden: reading('hidden'), all: reading('all') };

const reportsOf = statement('reports-of-reviews', ({ reviewIds }: Values<{ reviewIds: readonly string[] }>) =>
  tables
    .selectFrom('review_report as s')
    .leftJoin('account_directory as p', 'p.id', 's.reported_by')
    .select((eb) => [
      's.id',
      's.review_id as reviewId',
      's.ground',
      's.note',
      eb
        .case()
        .when('s.reported_by', 'is not', null)
        .then(eb.fn.coalesce('p.full_name', eb.val('Unknown User')))
        .end()
        .as('reporterName'),
      's.reported_at as reportedAt',
      's.open',
    ])
    .where((eb) => eb('s.review_id', '=', eb.fn.any(reviewIds)))
    .orderBy('s.reported_at', 'desc')
    .orderBy('s.id'),
);

type Listed = Awaited<ReturnType<(typeof READING)['all']['listed']['one']>>;
type Reported = Awaited<ReturnType<typeof reportsOf.one>>;

/** Reviews as admins see them. */
@Injectable()
export class ModeratedReviews {
  constructor(private readonly database: Database) {}

  async page(state: ModerationState, page: number): Promise<ModeratedReviewPageDto> {
    const { counted, listed } = READING[state];
    const found = await listPage({
      page,
      pageSize: PAGE_SIZE,
      counted: () => counted.one(this.database.pool),
      listed: (offset) => listed.all(this.database.pool, { offset }),
    });
    const reports = await reportsOf.all(this.database.pool, { reviewIds: found.items.map(({ id }) => id) });
    return { ...found, items: found.items.map((row) => reviewView(row, reports)) };
  }
}

function reviewView(row: Listed, reports: readonly Reported[]): ModeratedReviewDto {
  const { vendorId, businessName, explanation, decidedAt, reported, photos, ...review } = withReply(row);
  return {
    ...review,
    photos: photos.map(photoView),
    vendor: { id: vendorId, businessName },
    decision: decidedAt === null ? null : { reason: explanation, decidedAt },
    reports: reports.filter(({ reviewId }) => reviewId === row.id).map(({ reviewId: _, ...report }) => report),
    actions: moderationActions({ hidden: row.hidden, reported }),
  };
}
