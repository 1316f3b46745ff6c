import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AccountRow } from '../../accounts/index.js';
import { FromTables } from '../../platform/answers/answers.interceptor.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Public } from '../../platform/http/access.js';
import { statement, type Values, whenGiven } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { vendorIsPublic, VendorRow } from '../../vendor-onboarding/index.js';
import type { Stars } from '../review.events.js';
import { ReviewPageDto, ReviewsQuery } from './review.dto.js';
import { authorName, isVisible, replyColumns, withReply } from './review-columns.js';
import { ReviewRow } from './review-list.projection.js';
import { photosColumn, photoView } from './review-photo-columns.js';

const PAGE_SIZE = 10;

const tables = tablesOf(ReviewRow, VendorRow, AccountRow);

const reviewedProvider = statement('reviewed-provider', ({ id }: Values<{ id: string }>) =>
  tables.selectFrom('vendor_directory as v').select('v.id').where('v.id', '=', id).where(vendorIsPublic),
);
const starsOf = statement('review-stars', ({ id }: Values<{ id: string }>) =>
  tables
    .selectFrom('review_list as r')
    .select((eb) => ['r.rating', eb.fn.countAll().as('reviews')])
    .where('r.vendor_id', '=', id)
    .where(isVisible)
    .groupBy('r.rating'),
);
const reviewsOf = statement('vendor-reviews', ({ id, offset, rating }: Values<{ id: string; offset: number; rating: Stars | null }>) =>
  tables
    .selectFrom('review_list as r')
    .leftJoin('account_directory as p', 'p.id', 'r.customer_id')
    .select(['r.id', 'r.rating', 'r.comment', authorName.as('authorName'), 'r.service_title as serviceTitle', 'r.posted_at as postedAt'])
    .select(replyColumns)
    .select(photosColumn)
    .where('r.vendor_id', '=', id)
    .where(isVisible)
    .where((eb) => whenGiven(rating, 'int', eb('r.rating', '=', rating)))
    .orderBy('r.posted_at', 'desc')
    .orderBy('r.id')
    .limit(PAGE_SIZE)
    .offset(offset),
);

@ApiTags('reviews')
@Controller()
export class ReviewController {
  constructor(private readonly database: Database) {}

  /** A provider's reviews, newest first, all or those of one rating; and how many gave how many stars. */
  @Public()
  @FromTables()
  @Get('vendors/:id/reviews')
  async vendorReviews(@Param('id', idOf('provider')) id: string, @Query() { page = 1, rating }: ReviewsQuery): Promise<ReviewPageDto> {
    const { pool } = this.database;
    const wanted = rating as Stars | undefined;
    const [provider, counted, listed] = await Promise.all([
      reviewedProvider.first(pool, { id }),
      starsOf.all(pool, { id }),
      reviewsOf.all(pool, { id, offset: (page - 1) * PAGE_SIZE, rating: wanted ?? null }),
    ]);
    if (!provider) throw new NotFound('provider');
    return {
      items: listed.map(({ photos, ...row }) => ({ ...withReply(row), photos: photos.map(photoView) })),
      page,
      pageSize: PAGE_SIZE,
      ...figures(counted, wanted),
    };
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
