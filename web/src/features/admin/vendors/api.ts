import { staffApi } from '#api/staff.ts';

export type { AffectedBookingDto, ManagedVendorDto, VendorCountsDto } from '#api/generated-staff.ts';

export const {
  useManagedVendorsQuery,
  useVendorCountsQuery,
  useDeactivationPreviewQuery,
  useSuspendVendorMutation,
  useReinstateVendorMutation,
} = staffApi;
