import { baseApi } from '#api/base.ts';
import type { DateRange } from '#shared/date-range/date-range.ts';
import { csvFrom } from '#shared/download/csv-from.ts';

/** The generated endpoints would read the tables as JSON. */
export const { useReadEarningsMutation, useReadReportMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readEarnings: build.mutation<string, DateRange>({ query: csvFrom('/api/v1/vendor/earnings/report') }),
    readReport: build.mutation<string, DateRange>({ query: csvFrom('/api/v1/vendor/reports/export') }),
  }),
});
