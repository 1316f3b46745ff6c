import { generatedApi } from '../../api/generated.ts';

export const { useServiceQuery, useVendorServicesQuery } = generatedApi.enhanceEndpoints({
  endpoints: {
    service: { providesTags: (service, _error, { id }) => (service ? [{ type: 'Service', id }] : []) },
    vendorServices: { providesTags: ['Service'] },
  },
});
