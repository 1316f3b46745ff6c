import { generatedApi, type CustomerReviewsApiResponse } from '#api/generated.ts';

export type ReviewsOfBusiness = CustomerReviewsApiResponse;

export const { useCustomerReviewsQuery, useReplyToReviewMutation } = generatedApi.enhanceEndpoints({
  endpoints: {
    customerReviews: { providesTags: ['Review'] },
    replyToReview: { invalidatesTags: ['Review'] },
  },
});
