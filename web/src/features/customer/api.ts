import { generatedApi } from '#api/generated.ts';

export const { useBookingSummaryQuery, useMyBookingsQuery } = generatedApi.enhanceEndpoints({
  endpoints: {
    bookingSummary: { providesTags: ['Booking'] },
    myBookings: {
      providesTags: (page) => ['Booking', ...(page?.items ?? []).map(({ id }) => ({ type: 'Booking' as const, id }))],
    },
  },
});
