import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { AUTHOR_NAME, type RepliedColumns, REPLY_COLUMNS, VISIBLE, withReply } from '../../reviews/index.js';
import { ownBusiness } from '../own-business.js';
import { CustomerReviewDto, CustomerReviewPageDto, CustomerReviewsQuery, StarCountDto } from './customer-reviews.dto.js';

const PAGE_SIZE = 20;

/** Every number of stars, given or not. */
const STARS = `
  select given.stars, count(r.id) as count
  from generate_series(5, 1, -1) as given (stars) left join read.review_list r on r.rating = given.stars and r.vendor_id = $1 and ${VISIBLE}
  group by given.stars order by given.stars desc`;
const REVIEWS = `
  select r.id, ${AUTHOR_NAME} as "customerName", r.service_title as "serviceTitle", r.posted_at as "postedAt", r.rating, r.comment,
    ${REPLY_COLUMNS}
  from read.review_list r left join read.account_directory p on p.id = r.customer_id
  where r.vendor_id = $1 and ${VISIBLE} and ($2::int is null or r.rating = $2)
  order by r.posted_at desc, r.id
  limit ${PAGE_SIZE} offset $3`;

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
    const [counted, listed] = await Promise.all([
      this.database.pool.query<StarCountDto>({ name: 'customer-review-stars', text: STARS, values: [vendorId] }),
      this.database.pool.query<Omit<CustomerReviewDto, 'reply'> & RepliedColumns>({
        name: 'customer-reviews',
        text: REVIEWS,
        values: [vendorId, wanted ?? null, (page - 1) * PAGE_SIZE],
      }),
    ]);
    const stars = counted.rows;
    const reviewCount = sum(stars.map(({ count }) => count));
    const total = wanted === undefined ? reviewCount : stars.find((each) => each.stars === wanted)!.count;
    return {
      averageRating: reviewCount === 0 ? null : Math.round((sum(stars.map((each) => each.stars * each.count)) / reviewCount) * 100) / 100,
      reviewCount,
      stars,
      items: listed.rows.map(withReply),
      total,
      page,
      pageSize: PAGE_SIZE,
      pageCount: Math.ceil(total / PAGE_SIZE),
    };
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
