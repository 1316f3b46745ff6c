import { generatedApi, type VendorTransactionsApiResponse } from '#api/generated.ts';

export type Transaction = VendorTransactionsApiResponse['items'][number];

export const { useVendorEarningsQuery, useVendorTransactionsQuery } = generatedApi.enhanceEndpoints({
  endpoints: {
    vendorEarnings: { providesTags: ['Booking'] },
    vendorTransactions: { providesTags: ['Booking'] },
  },
});
