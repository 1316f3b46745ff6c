import { asProblem } from '../../api/problem.ts';
import { generatedApi } from '../../api/generated.ts';

export const { useServiceQuery, useProfileQuery, useCreateBookingMutation } = generatedApi.enhanceEndpoints({
  endpoints: {
    service: { providesTags: (service, _error, { id }) => (service ? [{ type: 'Service', id }] : []) },
    profile: { providesTags: ['Profile'] },
    createBooking: {
      // A refusal tells as much as a success: the slot is gone, or the offer is another.
      invalidatesTags: (_booking, error, { createBookingDto: { serviceId } }) =>
        error && asProblem(error).code === 'booking/service-changed'
          ? [{ type: 'Service', id: serviceId }]
          : ['Slots', 'Booking', 'PlatformCounts'],
    },
  },
});
