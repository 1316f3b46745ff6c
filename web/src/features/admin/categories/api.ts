import type { AdminCategoryDto } from '#api/staff/generated-staff.ts';
import { staffApi } from '#api/staff/staff.ts';

export type { AdminCategoryDto } from '#api/staff/generated-staff.ts';

/** What an administrator is about to do; a new category has none yet. */
export type Opened = { action: 'add' | 'histories' } | { action: 'edit' | 'switch' | 'delete' | 'history'; category: AdminCategoryDto };

/** As it will be answered. */
const shownInOrder = (categoryIds: readonly string[]) =>
  staffApi.util.updateQueryData('adminCategories', undefined, (categories) => {
    for (const category of categories) {
      const at = categoryIds.indexOf(category.id);
      if (at >= 0) Object.assign(category, { place: at + 1, isPlaced: true });
    }
  });

const categoriesApi = staffApi.enhanceEndpoints({
  endpoints: {
    // They stand in their new order at once; one that is refused was made of what is not so any more, and that is asked for again.
    orderCategories: {
      onQueryStarted: ({ categoryOrderDto: { categoryIds } }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(shownInOrder(categoryIds));
        queryFulfilled.catch(() => {
          undo();
          dispatch(staffApi.util.invalidateTags(['Category']));
        });
      },
    },
  },
});

export const {
  useAdminCategoriesQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useDeleteCategoryMutation,
  useOrderCategoriesMutation,
  useRemoveCategoryPictureMutation,
} = categoriesApi;
