import { staffApi } from '#api/staff.ts';

export type { AdminBookingDto, AdminBookingPageDto, CaseStatementDto, OpenClaimDto } from '#api/generated-staff.ts';

export const {
  useAdminBookingsQuery,
  useOpenClaimsQuery,
  useCancelBookingAsAdminMutation,
  useDecideClaimMutation,
  useDecideProblemMutation,
} = staffApi;
