import { generatedApi } from '../../../api/generated.ts';

/** Lists, counts and the free times of customers follow; what was refused may be gone by now. */
const changed = (_answer: unknown, error: unknown) =>
  error ? (['Service'] as const) : (['Service', 'Vendor', 'Category', 'Slots'] as const);

/** Shown at once; taken back when the server refuses. */
const shownAs = (id: string, isActive: boolean) =>
  generatedApi.util.updateQueryData('myServices', undefined, (services) => {
    for (const service of services) if (service.id === id) service.isActive = isActive;
  });

const servicesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    categories: { providesTags: ['Category'] },
    createService: { invalidatesTags: changed },
    updateService: { invalidatesTags: changed },
    activateService: {
      invalidatesTags: changed,
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(shownAs(id, true));
        queryFulfilled.catch(undo);
      },
    },
    deactivateService: {
      invalidatesTags: changed,
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(shownAs(id, false));
        queryFulfilled.catch(undo);
      },
    },
    archiveService: { invalidatesTags: changed },
  },
});

export const {
  useCategoriesQuery,
  useCreateServiceMutation,
  useUpdateServiceMutation,
  useActivateServiceMutation,
  useDeactivateServiceMutation,
  useArchiveServiceMutation,
} = servicesApi;
