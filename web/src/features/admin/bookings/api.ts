import { staffApi } from '#api/staff/staff.ts';

export type { AdminBookingDto, AdminBookingPageDto, CaseStatementDto, OpenClaimDto } from '#api/staff/generated-staff.ts';

export const {
  useAdminBookingsQuery,
  useOpenClaimsQuery,
  useCancelBookingAsAdminMutation,
  useDecideClaimMutation,
  useDecideProblemMutation,
} = staffApi;
