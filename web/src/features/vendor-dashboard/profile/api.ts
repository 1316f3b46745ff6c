import { generatedApi } from '#api/generated.ts';

export const {
  useMyVendorQuery,
  useMyApplicationQuery,
  useUpdateBusinessProfileMutation,
  useChangeBusinessContactMutation,
  useVendorPerformanceQuery,
} = generatedApi.enhanceEndpoints({
  endpoints: {
    myVendor: { providesTags: ['Vendor'] },
    // Asked anew each time: an administrator may have decided meanwhile.
    myApplication: { keepUnusedDataFor: 0 },
    vendorPerformance: { providesTags: ['Booking', 'Review'] },
    changeBusinessContact: { invalidatesTags: (_answer, error) => (error ? [] : ['Vendor', 'Service']) },
    updateBusinessProfile: { invalidatesTags: (_answer, error) => (error ? [] : ['Vendor', 'Service']) },
  },
});
