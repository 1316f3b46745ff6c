import type { ModeratedReviewDto } from '#api/generated-staff.ts';
import { staffApi } from '#api/staff.ts';

export type { ModeratedReviewDto, ModeratedReviewPageDto } from '#api/generated-staff.ts';

/** A review, and what an admin is about to decide about it. */
export interface ReviewDecision {
  review: ModeratedReviewDto;
  action: ModeratedReviewDto['actions'][number];
}

export const { useReviewsToModerateQuery, useHideReviewMutation, useKeepReviewMutation } = staffApi;
