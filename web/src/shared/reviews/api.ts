import { publicApi } from '#api/public.ts';

export const { useVendorReviewsQuery } = publicApi;
