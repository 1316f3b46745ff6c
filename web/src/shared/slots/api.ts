import { publicApi } from '#api/public.ts';

export const { useBookableDaysQuery, useNextSlotsQuery, useSlotsQuery } = publicApi;
