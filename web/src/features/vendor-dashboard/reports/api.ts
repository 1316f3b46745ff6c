import { generatedApi, type VendorReportApiResponse } from '#api/generated.ts';

export type Report = VendorReportApiResponse;

export const { useVendorReportQuery } = generatedApi.enhanceEndpoints({
  endpoints: { vendorReport: { providesTags: ['Booking', 'Review'] } },
});
