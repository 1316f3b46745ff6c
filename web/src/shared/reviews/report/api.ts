import { generatedApi } from '#api/signed-in.ts';

export const { useReportReviewMutation } = generatedApi.enhanceEndpoints({
  // Readers see it as before, until an admin decides.
  endpoints: { reportReview: { extraOptions: { shown: { Review: [] } } } },
});
