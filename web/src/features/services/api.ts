import { publicApi } from '#api/public.ts';

export const { useCategoriesQuery, useServicesQuery, useNextFreeSlotsQuery } = publicApi;

export const useAskServices = () => publicApi.endpoints.services.useLazyQuery()[0];
