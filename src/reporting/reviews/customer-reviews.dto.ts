import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { PageNumber } from '../../platform/fields/fields.js';
import { ReviewPhotoDto, ReviewReplyDto } from '../../reviews/index.js';

const STARS = 'Ask for 1 to 5 stars';

export class CustomerReviewsQuery {
  @PageNumber()
  page?: number;

  /** Only those that gave so many stars. */
  @IsOptional()
  @Max(5, { message: STARS })
  @Min(1, { message: STARS })
  @IsInt({ message: STARS })
  @Type(() => Number)
  stars?: number;
}

export class StarCountDto {
  /** 1 to 5. */
  stars!: number;
  count!: number;
}

export class CustomerReviewDto {
  id!: string;
  /** 'Anonymous' when nobody may be named. */
  customerName!: string;
  serviceTitle!: string;
  postedAt!: string;
  /** Stars, 1 to 5. */
  rating!: number;
  comment!: string | null;
  /** Up to four, the first first. */
  photos!: ReviewPhotoDto[];
  /** The business's own answer. */
  reply!: ReviewReplyDto | null;
}

export class CustomerReviewPageDto {
  /** Of all reviews, two decimals; `null` without any. */
  averageRating!: number | null;
  /** All reviews. */
  reviewCount!: number;
  /** From five stars to one. */
  stars!: StarCountDto[];
  items!: CustomerReviewDto[];
  /** How many there are of what was asked for. */
  total!: number;
  page!: number;
  pageSize!: number;
  pageCount!: number;
}
