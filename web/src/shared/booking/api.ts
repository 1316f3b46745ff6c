import { baseApi } from '#api/base.ts';
import type { BookingDto, TimelineStepDto } from '#api/generated.ts';
import { generatedApi } from '#api/signed-in.ts';

export type Booking = BookingDto;
export type TimelineStep = TimelineStepDto;

export const {
  useCancelBookingMutation,
  useRescheduleBookingMutation,
  useAcceptTimeMutation,
  useDeclineTimeMutation,
  useWithdrawTimeMutation,
  useClaimNoShowMutation,
  useContestClaimMutation,
  useReportProblemMutation,
  useBookingSlotsQuery,
  useBookingDaysQuery,
  useBookingTimelineQuery,
} = generatedApi;

/** A calendar's own text; no part of the cache, which it has no business in. */
export const { useReadCalendarMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readCalendar: build.mutation<string, string>({
      query: (id) => ({
        url: `/api/v1/bookings/${id}/calendar.ics`,
        responseHandler: (answer) => (answer.ok ? answer.text() : answer.json()),
      }),
    }),
  }),
});
