import { generatedApi } from '../../api/generated.ts';

export const { useBookableDaysQuery, useNextSlotsQuery, useSlotsQuery } = generatedApi.enhanceEndpoints({
  endpoints: {
    bookableDays: { providesTags: ['Slots'] },
    nextSlots: { providesTags: ['Slots'] },
    slots: { providesTags: ['Slots'] },
  },
});
