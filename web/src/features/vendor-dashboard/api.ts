import { generatedApi } from '#api/generated.ts';

const answered = (_booking: unknown, error: unknown, { id }: { id: string }) =>
  error ? ['Booking' as const] : [{ type: 'Booking' as const, id }, 'Slots' as const, 'PlatformCounts' as const];

export const {
  useMyVendorQuery,
  useMyServicesQuery,
  useVendorBookingsQuery,
  useConfirmBookingMutation,
  useDeclineBookingMutation,
  useCompleteBookingMutation,
} = generatedApi.enhanceEndpoints({
  endpoints: {
    myVendor: { providesTags: ['Vendor'] },
    myServices: { providesTags: ['Service'] },
    vendorBookings: {
      providesTags: (page) => ['Booking', ...(page?.items ?? []).map(({ id }) => ({ type: 'Booking' as const, id }))],
    },
    confirmBooking: { invalidatesTags: answered },
    declineBooking: { invalidatesTags: answered },
    completeBooking: { invalidatesTags: answered },
  },
});
