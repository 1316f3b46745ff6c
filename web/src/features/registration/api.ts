import { generatedApi } from '#api/generated.ts';

const applied = (_answer: unknown, error: unknown) => (error ? [] : ['Vendor' as const]);

export const {
  useRegisterVendorMutation,
  useApplyAsVendorMutation,
  useResubmitApplicationMutation,
  useMyApplicationQuery,
  useProfileQuery,
} = generatedApi.enhanceEndpoints({
  endpoints: {
    // Whoever registers sees nothing of it before they sign in.
    registerVendor: { invalidatesTags: [] },
    applyAsVendor: { invalidatesTags: applied },
    resubmitApplication: { invalidatesTags: applied },
    // Asked anew each time: an administrator may have decided meanwhile.
    myApplication: { keepUnusedDataFor: 0 },
    profile: { providesTags: ['Profile'] },
  },
});
