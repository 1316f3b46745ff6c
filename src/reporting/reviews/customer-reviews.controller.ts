import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { sql } from 'kysely';
import { AccountRow } from '../../accounts/index.js';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { statement, type Values, whenGiven } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { authorName, isVisible, photosColumn, photoView, replyColumns, ReviewRow, withReply } from '../../reviews/index.js';
import type { Stars } from '../../reviews/review.events.js';
import { ownBusiness } from '../own-business.js';
import { CustomerReviewPageDto, CustomerReviewsQuery } from './customer-reviews.dto.js';

const PAGE_SIZE = 20;

interface Wanted {
  readonly vendorId: string;
  readonly rating: Stars | null;
  readonly offset: number;
}

const tables = tablesOf(ReviewRow, AccountRow);

/** Every number of stars, given or not. */
const starsOf = statement('customer-review-stars', ({ vendorId }: Values<{ vendorId: string }>) =>
  tables
    .selectFrom(sql<{ stars: Stars }>`generate_series(5, 1, -1)`.as<'given'>(sql`given(stars)`))
    .leftJoin('review_list as r', (join) => join.onRef('r.rating', '=', 'given.stars').on('r.vendor_id', '=', vendorId).on(isVisible))
    .select((eb) => ['given.stars', eb.fn.count('r.id').as('count')])
    .groupBy('given.stars')
    .orderBy('given.stars', 'desc'),
);
const reviewsOf = statement('customer-reviews', ({ vendorId, rating, offset }: Values<Wanted>) =>
  tables
    .selectFrom('review_list as r')
    .leftJoin('account_directory as p', 'p.id', 'r.customer_id')
    .select(['r.id', authorName.as('customerName'), 'r.service_title as serviceTitle', 'r.posted_at as postedAt', 'r.rating', 'r.comment'])
    .select(replyColumns)
    .select(photosColumn)
    .where('r.vendor_id', '=', vendorId)
    .where(isVisible)
    .where((eb) => whenGiven(rating, 'int', eb('r.rating', '=', rating)))
    .orderBy('r.posted_at', 'desc')
    .orderBy('r.id')
    .limit(PAGE_SIZE)
    .offset(offset),
);

@ApiTags('vendor reviews')
@Roles('vendor')
@Controller('vendor/reviews')
export class CustomerReviewsController {
  constructor(private readonly database: Database) {}

  /** What customers say about the signed-in person's business, newest first. */
  @Get()
  async customerReviews(
    @CurrentUser() { userId }: Actor,
    @Query() { page = 1, stars: wanted }: CustomerReviewsQuery,
  ): Promise<CustomerReviewPageDto> {
    const { vendorId } = await ownBusiness(this.database, userId);
    const [stars, reviews] = await Promise.all([
      starsOf.all(this.database.pool, { vendorId }),
      reviewsOf.all(this.database.pool, { vendorId, rating: (wanted ?? null) as Stars | null, offset: (page - 1) * PAGE_SIZE }),
    ]);
    const reviewCount = sum(stars.map(({ count }) => count));
    const total = wanted === undefined ? reviewCount : stars.find((each) => each.stars === wanted)!.count;
    return {
      averageRating: reviewCount === 0 ? null : Math.round((sum(stars.map((each) => each.stars * each.count)) / reviewCount) * 100) / 100,
      reviewCount,
      stars,
      items: reviews.map(({ photos, ...row }) => ({ ...withReply(row), photos: photos.map(photoView) })),
      total,
      page,
      pageSize: PAGE_SIZE,
      pageCount: Math.ceil(total / PAGE_SIZE),
    };
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
