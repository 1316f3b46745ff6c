import type { ModeratedReviewDto } from '#api/staff/generated-staff.ts';
import { staffApi } from '#api/staff/staff.ts';

export type { ModeratedReviewDto, ModeratedReviewPageDto } from '#api/staff/generated-staff.ts';

/** A review, and what an admin is about to decide about it. */
export interface ReviewDecision {
  review: ModeratedReviewDto;
  action: ModeratedReviewDto['actions'][number];
}

export const { useReviewsToModerateQuery, useHideReviewMutation, useKeepReviewMutation } = staffApi;
