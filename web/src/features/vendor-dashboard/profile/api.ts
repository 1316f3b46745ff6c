import { generatedApi } from '#api/signed-in.ts';

export const {
  useMyVendorQuery,
  useMyApplicationQuery,
  useUpdateBusinessProfileMutation,
  useChangeBusinessContactMutation,
  useVendorPerformanceQuery,
} = generatedApi.enhanceEndpoints({
  // Asked again each time: an administrator may have decided meanwhile.
  endpoints: { myApplication: { keepUnusedDataFor: 0 } },
});
