import { generatedApi } from '../../api/generated.ts';

export const { useBookableDaysQuery, useSlotsQuery } = generatedApi.enhanceEndpoints({
  endpoints: {
    bookableDays: { providesTags: ['Slots'] },
    slots: { providesTags: ['Slots'] },
  },
});
