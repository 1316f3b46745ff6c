import type { ModeratedReviewDto } from '#api/generated.ts';
import { generatedApi } from '#api/signed-in.ts';

export type { ModeratedReviewDto, ModeratedReviewPageDto } from '#api/generated.ts';

/** A review, and what an admin is about to decide about it. */
export interface ReviewDecision {
  review: ModeratedReviewDto;
  action: ModeratedReviewDto['actions'][number];
}

export const { useReviewsToModerateQuery, useHideReviewMutation, useKeepReviewMutation } = generatedApi;
