import { publicApi } from '#api/generated-public.ts';

export const { useServiceQuery, useVendorServicesQuery } = publicApi.enhanceEndpoints({
  endpoints: {
    service: { providesTags: (service, _error, { id }) => (service ? [{ type: 'Service', id }] : []) },
    vendorServices: { providesTags: ['Service'] },
  },
});
