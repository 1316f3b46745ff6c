import { publicApi } from '#api/generated-public.ts';

/** Whoever writes does not see the list that it goes to. */
export const { useSendContactMessageMutation } = publicApi.enhanceEndpoints({
  endpoints: { sendContactMessage: { invalidatesTags: [] } },
});
