import { generatedApi } from '#api/generated.ts';
import { publicApi } from '#api/generated-public.ts';
import { asProblem } from '#problem.ts';
import { isOutdated } from '../refusal.ts';

export const { useLazySlotsQuery } = publicApi;

export const { useHoldSlotMutation, useReleaseHoldMutation } = generatedApi.enhanceEndpoints({
  endpoints: {
    holdSlot: {
      // To who holds a time it stays free: only a refusal tells something new.
      invalidatesTags: (_hold, error, { id }) => {
        if (!error) return ['Hold'];
        return isOutdated(asProblem(error)) || asProblem(error).code === 'booking/by-request-only'
          ? ['Hold', 'Slots', { type: 'Service', id }]
          : ['Hold', 'Slots'];
      },
    },
    releaseHold: { invalidatesTags: ['Hold', 'Slots'] },
  },
});
