import { companyApi } from '#api/company/generated-company.ts';

export const { usePlatformFeeQuery } = companyApi;
