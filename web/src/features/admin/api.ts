import type { PlatformTrendsDto, VendorApplicationsApiResponse, WaitingDto } from '#api/generated.ts';
import { generatedApi } from '#api/signed-in.ts';

export type { ContactMessageDto } from '#api/generated.ts';
export type PlatformTrends = PlatformTrendsDto;
export type Waiting = WaitingDto;
export type PendingApplication = VendorApplicationsApiResponse[number];
/** Whose application is decided about. */
export type Applicant = Pick<PendingApplication, 'id' | 'businessName'>;

export const {
  usePlatformCountsQuery,
  usePlatformTrendsQuery,
  useWaitingQuery,
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
