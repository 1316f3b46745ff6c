import { publicApi } from '#api/generated-public.ts';

export const { useVendorQuery, useVendorServicesQuery } = publicApi.enhanceEndpoints({
  endpoints: {
    vendor: { providesTags: (vendor, _error, { id }) => (vendor ? [{ type: 'Vendor', id }] : []) },
    vendorServices: { providesTags: ['Service'] },
  },
});
