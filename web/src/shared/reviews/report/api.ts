import { generatedApi } from '#api/generated.ts';

export const { useReportReviewMutation } = generatedApi.enhanceEndpoints({
  // Readers see it as before, until an admin decides.
  endpoints: { reportReview: { invalidatesTags: [] } },
});
