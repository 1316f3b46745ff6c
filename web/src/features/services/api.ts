import { publicApi } from '#api/public.ts';

export const { useCategoriesQuery, useServicesQuery, useNextFreeSlotsQuery } = publicApi;
