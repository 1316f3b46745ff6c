import { publicApi } from '#api/public.ts';
import { generatedApi } from '#api/signed-in.ts';

/** Shown at once; taken back when the server refuses. */
const shownAs = (id: string, isActive: boolean) =>
  generatedApi.util.updateQueryData('myServices', undefined, (services) => {
    for (const service of services) if (service.id === id) service.isActive = isActive;
  });

export const { useCategoriesQuery } = publicApi;

const servicesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    activateService: {
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(shownAs(id, true));
        queryFulfilled.catch(undo);
      },
    },
    deactivateService: {
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(shownAs(id, false));
        queryFulfilled.catch(undo);
      },
    },
  },
});

export const {
  useCreateServiceMutation,
  useUpdateServiceMutation,
  useActivateServiceMutation,
  useDeactivateServiceMutation,
  useArchiveServiceMutation,
} = servicesApi;
