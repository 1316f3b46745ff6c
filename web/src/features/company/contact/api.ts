import { publicApi } from '#api/public.ts';

export const { useSendContactMessageMutation } = publicApi;
