import { generatedApi } from '#api/signed-in.ts';

export const {
  useRegisterVendorMutation,
  useApplyAsVendorMutation,
  useResubmitApplicationMutation,
  useMyApplicationQuery,
  useProfileQuery,
} = generatedApi.enhanceEndpoints({
  // Asked again each time: an administrator may have decided meanwhile.
  endpoints: { myApplication: { keepUnusedDataFor: 0 } },
});
