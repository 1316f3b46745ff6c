import { publicApi } from '#api/public.ts';
import { generatedApi } from '#api/signed-in.ts';

export const { usePlaceQuery, useServiceQuery } = publicApi;
export const { useProfileQuery, useCreateBookingMutation } = generatedApi;
