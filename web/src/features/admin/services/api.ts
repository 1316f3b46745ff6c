import type { ManagedServiceDto } from '#api/staff/generated-staff.ts';
import { staffApi } from '#api/staff/staff.ts';

export type { ManagedServiceDto, ManagedServicePageDto } from '#api/staff/generated-staff.ts';

/** What an administrator is about to do; a new service is none yet. */
export type Opened = { action: 'create' | 'histories' } | { action: 'edit' | 'switch' | 'delete' | 'history'; service: ManagedServiceDto };

export const {
  useManagedServicesQuery,
  useManagedVendorsQuery,
  useAdminCategoriesQuery,
  useCreateManagedServiceMutation,
  useUpdateManagedServiceMutation,
  useActivateManagedServiceMutation,
  useDeactivateManagedServiceMutation,
  useDeleteManagedServiceMutation,
  useServiceDeletionPreviewQuery,
  useServiceBulkActionsQuery,
  useSwitchServicesMutation,
} = staffApi;
