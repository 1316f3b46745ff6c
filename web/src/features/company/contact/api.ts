import { generatedApi } from '../../../api/generated.ts';

/** Whoever writes does not see the list that it goes to. */
export const { useSendContactMessageMutation } = generatedApi.enhanceEndpoints({
  endpoints: { sendContactMessage: { invalidatesTags: [] } },
});
