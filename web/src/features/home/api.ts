import { publicApi } from '#api/public.ts';

export const { useCategoriesQuery, useNewestVendorsQuery, usePopularServicesQuery } = publicApi;
