import type { VendorCustomersApiResponse } from '#api/generated.ts';
import { generatedApi } from '#api/signed-in.ts';

export type Customer = VendorCustomersApiResponse['items'][number];

export const { useVendorCustomersQuery } = generatedApi;
