import { generatedApi } from '../../api/generated.ts';

export const { useVendorQuery, useVendorServicesQuery } = generatedApi.enhanceEndpoints({
  endpoints: {
    vendor: { providesTags: (_vendor, _error, { id }) => [{ type: 'Vendor', id }] },
    vendorServices: { providesTags: ['Service'] },
  },
});
