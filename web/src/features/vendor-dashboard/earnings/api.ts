import type { VendorTransactionsApiResponse } from '#api/generated.ts';
import { generatedApi } from '#api/signed-in.ts';

export type Transaction = VendorTransactionsApiResponse['items'][number];

export const { useVendorEarningsQuery, useVendorTransactionsQuery } = generatedApi;
