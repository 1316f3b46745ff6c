import { baseApi } from '#api/base.ts';
import { type BookingDto, generatedApi, type TimelineStepDto } from '#api/generated.ts';

export type Booking = BookingDto;
export type TimelineStep = TimelineStepDto;

/** Lists and figures show the booking too, and its hours are free or taken for others. What was refused was shown out of date. */
const CHANGED = ['Booking', 'Slots'] as const;

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
} = generatedApi.enhanceEndpoints({
  endpoints: {
    cancelBooking: { invalidatesTags: CHANGED },
    rescheduleBooking: { invalidatesTags: CHANGED },
    acceptTime: { invalidatesTags: CHANGED },
    declineTime: { invalidatesTags: CHANGED },
    withdrawTime: { invalidatesTags: CHANGED },
    claimNoShow: { invalidatesTags: CHANGED },
    contestClaim: { invalidatesTags: CHANGED },
    reportProblem: { invalidatesTags: CHANGED },
    bookingSlots: { providesTags: ['Slots'] },
    bookingDays: { providesTags: ['Slots'] },
    bookingTimeline: { providesTags: (_timeline, _error, { id }) => ['Booking', { type: 'Booking', id }] },
  },
});

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
