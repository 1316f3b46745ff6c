import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, MinLength } from 'class-validator';
import { PageNumber, RequiredText } from '../../platform/fields/fields.js';
import { ListPageDto } from '../../platform/lists/list-page.dto.js';
import { REPORT_GROUNDS, type ReportGround, ReviewPhotoDto, ReviewReplyDto } from '../../reviews/index.js';
import { MODERATION_ACTIONS, type ModerationAction } from './moderation-actions.js';

export const MODERATION_STATES = ['reported', 'hidden', 'all'] as const;
export type ModerationState = (typeof MODERATION_STATES)[number];

export class ModerationQuery {
  @PageNumber()
  page?: number;

  /** Those that readers have reported and nobody has decided about, those out of sight, or all. */
  @IsOptional()
  @IsIn(MODERATION_STATES, { message: 'Ask for reported, hidden or all reviews' })
  state?: ModerationState;
}

/** The decision, in words that the review's author may read. */
export class DecideReviewDto {
  @RequiredText('Reason', 500)
  @MinLength(10, { message: 'Reason must be at least 10 characters' })
  reason!: string;
}

export class ReviewReportDto {
  id!: string;
  @ApiProperty({ enum: REPORT_GROUNDS })
  ground!: ReportGround;
  /** In the own words of whoever reported it; `null` too once they are erased. */
  note!: string | null;
  /** 'Unknown User' when nobody may be named; `null` for a visitor. */
  reporterName!: string | null;
  reportedAt!: string;
  /** Nobody has decided about it yet. */
  open!: boolean;
}

/** What was decided last. */
export class ReviewDecisionDto {
  /** `null` once whoever decided is erased. */
  reason!: string | null;
  decidedAt!: string;
}

export class ModeratedVendorDto {
  id!: string;
  businessName!: string;
}

/** A review as an admin sees it, with everything that was said against it. */
export class ModeratedReviewDto {
  id!: string;
  bookingId!: string;
  /** Stars, 1 to 5. */
  rating!: number;
  comment!: string | null;
  /** 'Anonymous' when nobody may be named. */
  authorName!: string;
  vendor!: ModeratedVendorDto;
  serviceTitle!: string;
  postedAt!: string;
  editedAt!: string | null;
  /** Up to four, the first first. */
  photos!: ReviewPhotoDto[];
  reply!: ReviewReplyDto | null;
  /** Readers do not see it, and averages do not count it. */
  hidden!: boolean;
  /** `null` while nobody has decided about it. */
  decision!: ReviewDecisionDto | null;
  /** Newest first. */
  reports!: ReviewReportDto[];
  /** What an admin may do with it now; each names the route `POST admin/reviews/:id/…`. */
  @ApiProperty({ enum: MODERATION_ACTIONS, isArray: true })
  actions!: ModerationAction[];
}

export class ModeratedReviewPageDto extends ListPageDto {
  items!: ModeratedReviewDto[];
}
