import { generatedApi } from '#api/signed-in.ts';

export type { AffectedBookingDto, ManagedVendorDto, VendorCountsDto } from '#api/generated.ts';

export const {
  useManagedVendorsQuery,
  useVendorCountsQuery,
  useDeactivationPreviewQuery,
  useSuspendVendorMutation,
  useReinstateVendorMutation,
} = generatedApi;
