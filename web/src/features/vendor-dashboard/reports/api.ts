import type { VendorReportApiResponse } from '#api/generated.ts';
import { generatedApi } from '#api/signed-in.ts';

export type Report = VendorReportApiResponse;

export const { useVendorReportQuery } = generatedApi;

/** Whether there is anything to draw. */
export const anythingIn = (months: Report['months']): boolean =>
  months.some(({ bookings, revenueCents }) => bookings > 0 || revenueCents > 0);
