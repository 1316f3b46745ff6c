import { generatedApi } from '../../api/generated.ts';

export const { useCategoriesQuery, useServicesQuery, useNextFreeSlotsQuery } = generatedApi.enhanceEndpoints({
  endpoints: {
    categories: { providesTags: ['Category'] },
    services: {
      providesTags: (page) => ['Service', ...(page?.items ?? []).map(({ id }) => ({ type: 'Service' as const, id }))],
    },
    nextFreeSlots: { providesTags: ['Slots'] },
  },
});
