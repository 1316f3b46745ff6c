import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { Public } from '../../platform/http/access.js';
import { FromTables } from '../../platform/answers/answers.interceptor.js';
import { idOf } from '../../platform/fields/id-of.js';
import { AccountRow } from '../../identity/index.js';
import { isPublicSql, OwnerPhotoRow, VendorRow } from '../../vendor-onboarding/index.js';
import { ReviewRow } from './review-list.projection.js';
import type { Stars } from '../review.events.js';
import { ReviewDto, ReviewPageDto, ReviewsQuery } from './review.dto.js';
import { AUTHOR_NAME, REPLY_COLUMNS, type RepliedColumns, VISIBLE, withReply } from './review-sql.js';

const PAGE_SIZE = 10;

@ApiTags('reviews')
@Controller()
export class ReviewController {
  constructor(private readonly database: Database) {}

  /** A provider's reviews, newest first, all or those of one rating; and how many gave how many stars. */
  @Public()
  @FromTables(ReviewRow, VendorRow, OwnerPhotoRow, AccountRow)
  @Get('vendors/:id/reviews')
  async vendorReviews(@Param('id', idOf('provider')) id: string, @Query() { page = 1, rating }: ReviewsQuery): Promise<ReviewPageDto> {
    const [provider, counted, listed] = await Promise.all([
      this.database.pool.query({
        name: 'reviewed-provider',
        text: `select 1 from read.vendor_directory v where v.id = $1 and ${isPublicSql('v')}`,
        values: [id],
      }),
      this.database.pool.query<{ rating: Stars; reviews: number }>({
        name: 'review-stars',
        text: `select r.rating, count(*) as reviews from read.review_list r where r.vendor_id = $1 and ${VISIBLE} group by r.rating`,
        values: [id],
      }),
      this.database.pool.query<Omit<ReviewDto, 'reply'> & RepliedColumns>({
        name: 'vendor-reviews',
        text: `
          select r.id, r.rating, r.comment, ${AUTHOR_NAME} as "authorName", r.service_title as "serviceTitle", r.posted_at as "postedAt",
            ${REPLY_COLUMNS}
          from read.review_list r left join read.account_directory p on p.id = r.customer_id
          where r.vendor_id = $1 and ${VISIBLE} and ($3::int is null or r.rating = $3)
          order by r.posted_at desc, r.id
          limit ${PAGE_SIZE} offset $2`,
        values: [id, (page - 1) * PAGE_SIZE, rating ?? null],
      }),
    ]);
    if (provider.rowCount === 0) throw new NotFound('provider');
    return { items: listed.rows.map(withReply), page, pageSize: PAGE_SIZE, ...figures(counted.rows, rating as Stars | undefined) };
  }
}

function figures(
  counted: readonly { rating: Stars; reviews: number }[],
  wanted: Stars | undefined,
): Pick<ReviewPageDto, 'stars' | 'total' | 'pageCount' | 'averageRating'> {
  const stars: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { rating, reviews } of counted) stars[rating] = reviews;
  const all = counted.reduce((sum, { reviews }) => sum + reviews, 0);
  const total = wanted ? stars[wanted] : all;
  const given = counted.reduce((sum, { rating, reviews }) => sum + rating * reviews, 0);
  const averageRating = all === 0 ? null : Math.round((given / all) * 100) / 100;
  return { stars, total, pageCount: Math.ceil(total / PAGE_SIZE), averageRating };
}
