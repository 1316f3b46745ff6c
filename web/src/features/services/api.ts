import { publicApi } from '#api/generated-public.ts';

export const { useCategoriesQuery, useServicesQuery, useNextFreeSlotsQuery } = publicApi.enhanceEndpoints({
  endpoints: {
    categories: { providesTags: ['Category'] },
    services: {
      providesTags: (page) => ['Service', ...(page?.items ?? []).map(({ id }) => ({ type: 'Service' as const, id }))],
    },
    nextFreeSlots: { providesTags: ['Slots'] },
  },
});
