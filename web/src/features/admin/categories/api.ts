import type { AdminCategoryDto } from '#api/generated.ts';
import { generatedApi } from '#api/signed-in.ts';

export type { AdminCategoryDto } from '#api/generated.ts';

/** What an administrator is about to do; a new category has none yet. */
export type Opened = { action: 'add' } | { action: 'edit' | 'delete'; category: AdminCategoryDto };

export const { useAdminCategoriesQuery, useCreateCategoryMutation, useUpdateCategoryMutation, useDeleteCategoryMutation } = generatedApi;
