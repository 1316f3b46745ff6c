import { generatedApi } from '#api/signed-in.ts';

export type { AdminBookingDto, AdminBookingPageDto, CaseStatementDto, OpenClaimDto } from '#api/generated.ts';

export const {
  useAdminBookingsQuery,
  useOpenClaimsQuery,
  useCancelBookingAsAdminMutation,
  useDecideClaimMutation,
  useDecideProblemMutation,
} = generatedApi;
