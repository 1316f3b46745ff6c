import { generatedApi } from '#api/generated.ts';
import { publicApi } from '#api/generated-public.ts';

/** Lists, counts and the free times of customers follow; what was refused may be gone by now. */
const changed = (_answer: unknown, error: unknown) =>
  error ? (['Service'] as const) : (['Service', 'Vendor', 'Category', 'Slots'] as const);

/** Shown at once; taken back when the server refuses. */
const shownAs = (id: string, isActive: boolean) =>
  generatedApi.util.updateQueryData('myServices', undefined, (services) => {
    for (const service of services) if (service.id === id) service.isActive = isActive;
  });

export const { useCategoriesQuery } = publicApi.enhanceEndpoints({ endpoints: { categories: { providesTags: ['Category'] } } });

const servicesApi = generatedApi.enhanceEndpoints({
  endpoints: {
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
  useCreateServiceMutation,
  useUpdateServiceMutation,
  useActivateServiceMutation,
  useDeactivateServiceMutation,
  useArchiveServiceMutation,
} = servicesApi;
