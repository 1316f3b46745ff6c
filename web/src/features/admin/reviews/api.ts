import { generatedApi, type ModeratedReviewDto } from '#api/generated.ts';

export type { ModeratedReviewDto, ModeratedReviewPageDto } from '#api/generated.ts';

/** A review, and what an admin is about to decide about it. */
export interface AskedReview {
  review: ModeratedReviewDto;
  action: ModeratedReviewDto['actions'][number];
}

/** A refusal means that the list is old: somebody else has decided. Averages change with what is visible. */
const DECIDED = ['Review', 'Vendor', 'Service'] as const;

export const { useReviewsToModerateQuery, useHideReviewMutation, useKeepReviewMutation } = generatedApi.enhanceEndpoints({
  endpoints: {
    reviewsToModerate: { providesTags: ['Review'] },
    hideReview: { invalidatesTags: DECIDED },
    keepReview: { invalidatesTags: DECIDED },
  },
});
