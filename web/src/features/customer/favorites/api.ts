import { generatedApi } from '#api/generated.ts';
import { publicApi } from '#api/generated-public.ts';

/** Whatever is booked moves them on. */
export const { useNextFreeSlotsQuery } = publicApi.enhanceEndpoints({ endpoints: { nextFreeSlots: { providesTags: ['Slots'] } } });
export const { useNextFreeSlotsOfVendorsQuery } = generatedApi.enhanceEndpoints({
  endpoints: { nextFreeSlotsOfVendors: { providesTags: ['Slots'] } },
});
