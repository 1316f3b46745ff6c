import { generatedApi } from '#api/generated.ts';

export type { MyReviewDto } from '#api/generated.ts';

export const { useMyReviewsQuery } = generatedApi.enhanceEndpoints({
  endpoints: { myReviews: { providesTags: ['Review'] } },
});
