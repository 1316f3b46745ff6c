import type { Prefetch } from '#api/prefetch.ts';
import { publicApi } from '#api/public.ts';

/** For pages that say what is paused: whoever comes to begin something reads whether they can. */
export const prefetch: Prefetch = async ({ dispatch }) => {
  await dispatch(publicApi.endpoints.platformRules.initiate());
};
