import type { ManagedServiceDto } from '#api/generated.ts';
import { generatedApi } from '#api/signed-in.ts';

export type { ManagedServiceDto, ManagedServicePageDto } from '#api/generated.ts';

/** What an administrator is about to do; a new service is none yet. */
export type Opened = { action: 'create' } | { action: 'edit' | 'delete'; service: ManagedServiceDto };

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
} = generatedApi;
