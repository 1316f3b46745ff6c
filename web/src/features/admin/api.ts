import type { VendorApplicationsApiResponse } from '#api/generated.ts';
import { generatedApi } from '#api/signed-in.ts';

export type { ContactMessageDto } from '#api/generated.ts';
export type PendingApplication = VendorApplicationsApiResponse[number];

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
} = generatedApi.enhanceEndpoints({ endpoints: { vendorApplication: { keepUnusedDataFor: 0 } } });
