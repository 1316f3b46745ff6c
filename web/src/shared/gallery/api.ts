import { publicApi } from '#api/public.ts';

export const { useVendorPhotosQuery } = publicApi;
