import type { AdminCategoryDto } from '#api/staff/generated-staff.ts';
import { staffApi } from '#api/staff/staff.ts';

export type { AdminCategoryDto } from '#api/staff/generated-staff.ts';

/** What an administrator is about to do; a new category has none yet. */
export type Opened = { action: 'add' } | { action: 'edit' | 'delete'; category: AdminCategoryDto };

export const { useAdminCategoriesQuery, useCreateCategoryMutation, useUpdateCategoryMutation, useDeleteCategoryMutation } = staffApi;
