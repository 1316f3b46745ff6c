import type { Prefetch } from '#api/prefetch.ts';
import { publicApi } from '#api/public.ts';

/** Whoever applies reads whether they can. */
export const prefetch: Prefetch = async ({ dispatch }) => {
  await dispatch(publicApi.endpoints.platformRules.initiate());
};
