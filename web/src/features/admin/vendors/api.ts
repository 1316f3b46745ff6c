import { staffApi } from '#api/staff/staff.ts';

export type { AffectedBookingDto, ManagedVendorDto, VendorCountsDto } from '#api/staff/generated-staff.ts';

export const {
  useManagedVendorsQuery,
  useVendorCountsQuery,
  useDeactivationPreviewQuery,
  useSuspendVendorMutation,
  useReinstateVendorMutation,
} = staffApi;
