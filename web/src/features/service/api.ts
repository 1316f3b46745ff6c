import { generatedApi } from '../../api/generated.ts';

export const { useServiceQuery, useVendorServicesQuery } = generatedApi.enhanceEndpoints({
  endpoints: {
    service: { providesTags: (_service, _error, { id }) => [{ type: 'Service', id }] },
    vendorServices: { providesTags: ['Service'] },
  },
});
