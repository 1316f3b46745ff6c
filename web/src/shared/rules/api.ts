import { publicApi } from '#api/public.ts';

export const { usePlatformRulesQuery } = publicApi;
