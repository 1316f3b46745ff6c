import { companyApi } from '#api/company/generated-company.ts';
import type { Prefetch } from '#api/prefetch.ts';
import { publicApi } from '#api/public.ts';

/** For pages that say what the platform takes, and by when is to be answered. */
export const prefetch: Prefetch = async ({ dispatch }) => {
  await Promise.all([dispatch(companyApi.endpoints.platformFee.initiate()), dispatch(publicApi.endpoints.platformRules.initiate())]);
};
