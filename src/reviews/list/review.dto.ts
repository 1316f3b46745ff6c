import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { OptionalText, PageNumber, RequiredText } from '../../platform/fields/fields.js';
import { REPORT_GROUNDS, type ReportGround, type Stars } from '../review.events.js';
import { ReviewPhotoDto } from './review-photo.dto.js';

const STARS = 'Give one to five stars';
const STARS_WANTED = 'Ask for 1 to 5 stars';

/** What a customer thinks of completed work. */
export class PostReviewDto {
  /** Stars, 1 to 5. */
  @Max(5, { message: STARS })
  @Min(1, { message: STARS })
  @IsInt({ message: STARS })
  rating!: number;

  @OptionalText('Comment', 2000)
  comment?: string | null;
}

export class ReplyToReviewDto {
  @RequiredText('Reply', 2000)
  reply!: string;
}

export class ReportReviewDto {
  /** Why readers should not see it; `other` takes an account. */
  @ApiProperty({ enum: REPORT_GROUNDS })
  @IsIn(REPORT_GROUNDS, { message: 'Choose what is wrong with it' })
  ground!: ReportGround;

  /** What else there is to say; only admins read it. Not for visitors. */
  @OptionalText('Note', 500)
  note?: string | null;
}

export class ReviewsQuery {
  @PageNumber()
  page?: number;

  /** Only those that gave so many stars. */
  @IsOptional()
  @Max(5, { message: STARS_WANTED })
  @Min(1, { message: STARS_WANTED })
  @IsInt({ message: STARS_WANTED })
  @Type(() => Number)
  rating?: number;
}

/** What the provider answered. */
export class ReviewReplyDto {
  text!: string;
  repliedAt!: string;
  /** Path of the photo of whoever replied; `null` for whoever has none. */
  photoUrl!: string | null;
}

export class ReviewDto {
  id!: string;
  /** Stars, 1 to 5. */
  rating!: number;
  comment!: string | null;
  /** 'Anonymous' when nobody may be named. */
  authorName!: string;
  serviceTitle!: string;
  postedAt!: string;
  /** Up to four, the first first. */
  photos!: ReviewPhotoDto[];
  /** The provider's answer. */
  reply!: ReviewReplyDto | null;
}

const COUNT = { type: 'integer' } as const;

export class ReviewPageDto {
  items!: ReviewDto[];
  /** How many there are of what was asked for; `stars` and the average tell of all. */
  total!: number;
  page!: number;
  pageSize!: number;
  pageCount!: number;
  /** How many reviews gave so many stars. */
  @ApiProperty({
    type: 'object',
    properties: { 1: COUNT, 2: COUNT, 3: COUNT, 4: COUNT, 5: COUNT },
    additionalProperties: false,
    required: ['1', '2', '3', '4', '5'],
    selfRequired: true,
  })
  stars!: Record<Stars, number>;
  /** `null` without reviews. */
  averageRating!: number | null;
}
