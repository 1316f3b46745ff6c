import { companyApi } from '#api/company/generated-company.ts';
import type { Prefetch } from '#api/prefetch.ts';

/** For pages that say what the platform takes. */
export const prefetch: Prefetch = async ({ dispatch }) => {
  await dispatch(companyApi.endpoints.platformFee.initiate());
};
