import { publicApi } from '#api/public.ts';
import { generatedApi } from '#api/signed-in.ts';

/** Whatever is booked moves them on. */
export const { useNextFreeSlotsQuery } = publicApi;
export const { useNextFreeSlotsOfVendorsQuery } = generatedApi;
