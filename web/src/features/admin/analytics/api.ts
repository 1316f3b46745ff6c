import { staffApi } from '#api/staff/staff.ts';
import type { DateRange } from '#shared/date-range/date-range.ts';
import { csvFrom } from '#shared/download/csv-from.ts';

export type {
  BookingFunnelDto,
  CohortDto,
  CohortsDto,
  MarketHoursDto,
  MarketPlaceDto,
  MarketPlacesDto,
  SearchesDto,
  VisitsDto,
} from '#api/staff/generated-staff.ts';

export const { useBookingFunnelQuery, useCohortsQuery, useMarketHoursQuery, useMarketPlacesQuery, useSearchesQuery, useVisitsQuery } =
  staffApi;

/** The generated endpoints would read the tables as JSON. */
export const {
  useReadBookingFunnelMutation,
  useReadCohortsMutation,
  useReadMarketHoursMutation,
  useReadMarketPlacesMutation,
  useReadSearchesMutation,
  useReadVisitsMutation,
} = staffApi.injectEndpoints({
  endpoints: (build) => ({
    readVisits: build.mutation<string, DateRange>({ query: csvFrom('/api/v1/admin/analytics/visits/export') }),
    readSearches: build.mutation<string, DateRange>({ query: csvFrom('/api/v1/admin/analytics/searches/export') }),
    readBookingFunnel: build.mutation<string, DateRange>({ query: csvFrom('/api/v1/admin/analytics/funnel/export') }),
    readCohorts: build.mutation<string, DateRange>({ query: csvFrom('/api/v1/admin/analytics/cohorts/export') }),
    readMarketHours: build.mutation<string, DateRange>({ query: csvFrom('/api/v1/admin/analytics/hours/export') }),
    readMarketPlaces: build.mutation<string, DateRange>({ query: csvFrom('/api/v1/admin/analytics/places/export') }),
  }),
});
