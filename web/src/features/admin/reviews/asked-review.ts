import type { ModeratedReviewDto } from './api.ts';

/** A review, and what an admin is about to decide about it. */
export interface AskedReview {
  review: ModeratedReviewDto;
  action: ModeratedReviewDto['actions'][number];
}
