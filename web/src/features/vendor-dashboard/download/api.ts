import { baseApi } from '#api/base.ts';
import type { DateRange } from '#shared/date-range/date-range.ts';

/** A table as the server writes it; no part of the cache, which it has no business in. */
const csvFrom = (url: string) => (params: DateRange) => ({
  url,
  params: { ...params },
  responseHandler: async (answer: Response) => (answer.ok ? answer.text() : (answer.json() as Promise<unknown>)),
});

/** The generated endpoints would read the tables as JSON. */
export const { useReadEarningsMutation, useReadReportMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readEarnings: build.mutation<string, DateRange>({ query: csvFrom('/api/v1/vendor/earnings/report') }),
    readReport: build.mutation<string, DateRange>({ query: csvFrom('/api/v1/vendor/reports/export') }),
  }),
});
