import { publicApi } from '#api/public.ts';

export const { useServiceQuery, useVendorServicesQuery } = publicApi;
