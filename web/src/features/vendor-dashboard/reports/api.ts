import type { VendorReportApiResponse } from '#api/generated.ts';
import { generatedApi } from '#api/signed-in.ts';

export type Report = VendorReportApiResponse;

export const { useVendorReportQuery } = generatedApi;
