import type { MyServiceDto } from '#api/generated.ts';
import { generatedApi } from '#api/signed-in.ts';

/** Shown at once; taken back when the server refuses. */
const shownAs = (id: string, isActive: boolean) =>
  generatedApi.util.updateQueryData('myServices', undefined, (services) => {
    for (const service of services) if (service.id === id) service.isActive = isActive;
  });

/** As it will be answered: what is not named follows as it stands. */
const shownInOrder = (serviceIds: readonly string[]) =>
  generatedApi.util.updateQueryData('myServices', undefined, (services) => {
    const placeOf = ({ id }: MyServiceDto) => (serviceIds.includes(id) ? serviceIds.indexOf(id) : serviceIds.length);
    services.sort((a, b) => placeOf(a) - placeOf(b));
  });

const servicesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // They stand in their new order at once, and in the old one again should it be refused.
    orderServices: {
      onQueryStarted: ({ serviceOrderDto: { serviceIds } }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(shownInOrder(serviceIds));
        queryFulfilled.catch(undo);
      },
    },
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
  useOrderServicesMutation,
} = servicesApi;
