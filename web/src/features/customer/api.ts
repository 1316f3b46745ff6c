import { generatedApi } from '#api/signed-in.ts';

export const { useBookingSummaryQuery, useMyBookingsQuery } = generatedApi;
