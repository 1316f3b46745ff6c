import { generatedApi } from '#api/generated.ts';

/** The provider's averages change with it, on every page that shows them. */
const CHANGED = ['Review', 'Booking', 'Vendor', 'Service'] as const;

export const { usePostReviewMutation, useEditReviewMutation } = generatedApi.enhanceEndpoints({
  endpoints: {
    postReview: { invalidatesTags: CHANGED },
    editReview: { invalidatesTags: CHANGED },
  },
});
