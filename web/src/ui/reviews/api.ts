import { generatedApi } from '../../api/generated.ts';

export const { useVendorReviewsQuery } = generatedApi.enhanceEndpoints({
  endpoints: { vendorReviews: { providesTags: (_page, _error, { id }) => [{ type: 'Review', id }] } },
});
