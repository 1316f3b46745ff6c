import { generatedApi } from '#api/signed-in.ts';
import type { PlatformTrendsDto, VendorApplicationsApiResponse, WaitingDto } from '#api/staff/generated-staff.ts';
import { staffApi } from '#api/staff/staff.ts';

export type { ContactMessageDto } from '#api/staff/generated-staff.ts';
export type PlatformTrends = PlatformTrendsDto;
export type Waiting = WaitingDto;
export type PendingApplication = VendorApplicationsApiResponse[number];
/** Whose application is decided about. */
export type Applicant = Pick<PendingApplication, 'id' | 'businessName'>;
export interface Decision {
  application: Applicant;
  /** What is said before the server's own words when it refuses: each page has its own. */
  failure: 'Error' | 'Update failed';
  /** It has been decided. */
  onDone?: (() => void) | undefined;
}

export const {
  usePlatformCountsQuery,
  usePlatformHealthQuery,
  usePlatformTrendsQuery,
  useWaitingQuery,
  useRecentBookingsQuery,
  useVendorApplicationsQuery,
  useApproveVendorMutation,
  useRejectVendorMutation,
  useVendorApplicationQuery,
  useViewKycMutation,
  useContactMessagesQuery,
  useMarkContactMessageAnsweredMutation,
  useEraseContactMessageMutation,
} = staffApi.enhanceEndpoints({ endpoints: { vendorApplication: { keepUnusedDataFor: 0 } } });

export const { useAccountSecurityQuery } = generatedApi;
