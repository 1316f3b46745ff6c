import { generatedApi } from '#api/generated.ts';

export const { useMyHoldsQuery } = generatedApi.enhanceEndpoints({ endpoints: { myHolds: { providesTags: ['Hold'] } } });
