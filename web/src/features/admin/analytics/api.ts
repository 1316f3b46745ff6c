import { staffApi } from '#api/staff/staff.ts';
import type { DateRange } from '#shared/date-range/date-range.ts';
import { csvFrom } from '#shared/download/csv-from.ts';

export type { BookingFunnelDto, MarketHoursDto, SearchesDto, VisitsDto } from '#api/staff/generated-staff.ts';

export const { useBookingFunnelQuery, useMarketHoursQuery, useSearchesQuery, useVisitsQuery } = staffApi;

/** The generated endpoints would read the tables as JSON. */
export const { useReadBookingFunnelMutation, useReadMarketHoursMutation, useReadSearchesMutation, useReadVisitsMutation } =
  staffApi.injectEndpoints({
    endpoints: (build) => ({
      readBookingFunnel: build.mutation<string, DateRange>({ query: csvFrom('/api/v1/admin/analytics/funnel/export') }),
      readVisits: build.mutation<string, DateRange>({ query: csvFrom('/api/v1/admin/analytics/visits/export') }),
      readSearches: build.mutation<string, DateRange>({ query: csvFrom('/api/v1/admin/analytics/searches/export') }),
      readMarketHours: build.mutation<string, DateRange>({ query: csvFrom('/api/v1/admin/analytics/hours/export') }),
    }),
  });
