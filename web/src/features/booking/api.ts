import { asProblem } from '#problem.ts';
import { generatedApi } from '#api/generated.ts';
import { publicApi } from '#api/generated-public.ts';
import { isOutdated } from './refusal.ts';

export const { useServiceQuery } = publicApi.enhanceEndpoints({
  endpoints: { service: { providesTags: (service, _error, { id }) => (service ? [{ type: 'Service', id }] : []) } },
});

export const { useProfileQuery, useCreateBookingMutation } = generatedApi.enhanceEndpoints({
  endpoints: {
    profile: { providesTags: ['Profile'] },
    createBooking: {
      // A refusal tells as much as a success: the slot is gone, or the offer is another.
      invalidatesTags: (_booking, error, { createBookingDto: { serviceId } }) =>
        error && (isOutdated(asProblem(error)) || asProblem(error).code === 'booking/by-request-only')
          ? [{ type: 'Service', id: serviceId }, 'Slots']
          : ['Slots', 'Hold', 'Booking', 'PlatformCounts'],
    },
  },
});
