import type { AdminCategoryDto } from '#api/generated-staff.ts';
import { staffApi } from '#api/staff.ts';

export type { AdminCategoryDto } from '#api/generated-staff.ts';

/** What an administrator is about to do; a new category has none yet. */
export type Opened = { action: 'add' } | { action: 'edit' | 'delete'; category: AdminCategoryDto };

export const { useAdminCategoriesQuery, useCreateCategoryMutation, useUpdateCategoryMutation, useDeleteCategoryMutation } = staffApi;
