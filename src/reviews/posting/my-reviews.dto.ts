import { PageNumber } from '../../platform/fields/fields.js';
import { ReviewReplyDto } from '../list/review.dto.js';
import { ReviewPhotoDto } from '../list/review-photo.dto.js';

export class MyReviewsQuery {
  @PageNumber()
  page?: number;
}

export class ReviewedServiceDto {
  id!: string;
  title!: string;
}

export class ReviewedVendorDto {
  id!: string;
  businessName!: string;
  /** Path of their photo; `null` for whoever has none. */
  photoUrl!: string | null;
}

/** Why readers do not see a review. */
export class HiddenReviewDto {
  /** In the words of whoever hid it; `null` once they are erased. */
  reason!: string | null;
  hiddenAt!: string;
}

/** A review as its author sees it. */
export class MyReviewDto {
  id!: string;
  bookingId!: string;
  service!: ReviewedServiceDto;
  vendor!: ReviewedVendorDto;
  /** Stars, 1 to 5. */
  rating!: number;
  comment!: string | null;
  postedAt!: string;
  /** When it was last changed. */
  editedAt!: string | null;
  /** Until when the author can change it; `null` when that is over. */
  editableUntil!: string | null;
  /** Up to four, the first first. */
  photos!: ReviewPhotoDto[];
  /** `null` while readers see it. */
  hidden!: HiddenReviewDto | null;
  /** The provider's answer. */
  reply!: ReviewReplyDto | null;
}

export class MyReviewPageDto {
  items!: MyReviewDto[];
  total!: number;
  page!: number;
  pageSize!: number;
  pageCount!: number;
}
