import { generatedApi, type VendorApplicationsApiResponse } from '#api/generated.ts';

export type { ContactMessageDto } from '#api/generated.ts';
export type PendingApplication = VendorApplicationsApiResponse[number];

const decided = (_answer: unknown, _error: unknown, { id }: { id: string }) => [
  'VendorApplication' as const,
  'PlatformCounts' as const,
  'Service' as const,
  { type: 'Vendor' as const, id },
];

export const {
  usePlatformCountsQuery,
  useRecentBookingsQuery,
  useVendorApplicationsQuery,
  useApproveVendorMutation,
  useRejectVendorMutation,
  useVendorApplicationQuery,
  useViewKycMutation,
  useAccountSecurityQuery,
  useContactMessagesQuery,
  useMarkContactMessageAnsweredMutation,
  useEraseContactMessageMutation,
} = generatedApi.enhanceEndpoints({
  addTagTypes: ['ContactMessage'],
  endpoints: {
    platformCounts: { providesTags: ['PlatformCounts'] },
    recentBookings: { providesTags: ['Booking'] },
    vendorApplications: { providesTags: ['VendorApplication'] },
    // A refusal means that the list is old: somebody else has decided.
    approveVendor: { invalidatesTags: decided },
    rejectVendor: { invalidatesTags: decided },
    vendorApplication: { providesTags: ['VendorApplication'], keepUnusedDataFor: 0 },
    viewKyc: { invalidatesTags: [] },
    accountSecurity: { providesTags: ['Security'] },
    contactMessages: { providesTags: ['ContactMessage'] },
    eraseContactMessage: { invalidatesTags: ['ContactMessage'] },
    markContactMessageAnswered: { invalidatesTags: ['ContactMessage', 'PlatformCounts'] },
  },
});
