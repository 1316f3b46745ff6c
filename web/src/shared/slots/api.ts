import { publicApi } from '#api/generated-public.ts';

export const { useBookableDaysQuery, useNextSlotsQuery, useSlotsQuery } = publicApi.enhanceEndpoints({
  endpoints: {
    bookableDays: { providesTags: ['Slots'] },
    nextSlots: { providesTags: ['Slots'] },
    slots: { providesTags: ['Slots'] },
  },
});
