import { publicApi } from '#api/public.ts';

export const { useVendorQuery, useVendorServicesQuery } = publicApi;
