import { generatedApi } from '../../api/generated.ts';

export const { useVendorQuery, useVendorServicesQuery, useVendorReviewsQuery } = generatedApi.enhanceEndpoints({
  endpoints: {
    vendor: { providesTags: (_vendor, _error, { id }) => [{ type: 'Vendor', id }] },
    vendorServices: { providesTags: ['Service'] },
    vendorReviews: { providesTags: (_page, _error, { id }) => [{ type: 'Review', id }] },
  },
});
