import { generatedApi } from '../../api/generated.ts';

export const { useVendorQuery, useVendorServicesQuery } = generatedApi.enhanceEndpoints({
  endpoints: {
    vendor: { providesTags: (vendor, _error, { id }) => (vendor ? [{ type: 'Vendor', id }] : []) },
    vendorServices: { providesTags: ['Service'] },
  },
});
