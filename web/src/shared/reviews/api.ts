import { publicApi } from '#api/generated-public.ts';

export const { useVendorReviewsQuery } = publicApi.enhanceEndpoints({
  endpoints: { vendorReviews: { providesTags: (_page, _error, { id }) => [{ type: 'Review', id }] } },
});
