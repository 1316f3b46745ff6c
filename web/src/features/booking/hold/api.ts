import { publicApi } from '#api/public.ts';
import { generatedApi } from '#api/signed-in.ts';

export const { useLazySlotsQuery } = publicApi;

export const { useHoldSlotMutation, useReleaseHoldMutation } = generatedApi.enhanceEndpoints({
  // To who holds a time it stays free.
  endpoints: { holdSlot: { extraOptions: { shown: { Slots: [] } } } },
});
