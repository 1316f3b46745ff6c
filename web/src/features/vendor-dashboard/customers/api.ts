import { generatedApi, type VendorCustomersApiResponse } from '#api/generated.ts';

export type Customer = VendorCustomersApiResponse['items'][number];

export const { useVendorCustomersQuery } = generatedApi.enhanceEndpoints({
  endpoints: { vendorCustomers: { providesTags: ['Booking', 'Review'] } },
});
