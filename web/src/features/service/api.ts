import { generatedApi } from '../../api/generated.ts';

export const { useServiceQuery, useVendorServicesQuery, useVendorReviewsQuery } = generatedApi.enhanceEndpoints({
  endpoints: {
    service: { providesTags: (_service, _error, { id }) => [{ type: 'Service', id }] },
    vendorServices: { providesTags: ['Service'] },
    vendorReviews: { providesTags: (_page, _error, { id }) => [{ type: 'Review', id }] },
  },
});
