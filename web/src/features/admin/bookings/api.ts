import { generatedApi } from '#api/generated.ts';

export type { AdminBookingDto, AdminBookingPageDto, CaseStatementDto, OpenClaimDto } from '#api/generated.ts';

/** What an admin decides shows in every list, and frees hours. What was refused was shown out of date. */
const DECIDED = ['Booking', 'Slots', 'PlatformCounts'] as const;

export const {
  useAdminBookingsQuery,
  useOpenClaimsQuery,
  useCancelBookingAsAdminMutation,
  useDecideClaimMutation,
  useDecideProblemMutation,
} = generatedApi.enhanceEndpoints({
  endpoints: {
    adminBookings: { providesTags: ['Booking'] },
    openClaims: { providesTags: ['Booking'] },
    cancelBookingAsAdmin: { invalidatesTags: DECIDED },
    decideClaim: { invalidatesTags: DECIDED },
    decideProblem: { invalidatesTags: DECIDED },
  },
});
