import { generatedApi } from '#api/signed-in.ts';

export const {
  useMyVendorQuery,
  useMyServicesQuery,
  useVendorBookingsQuery,
  useConfirmBookingMutation,
  useDeclineBookingMutation,
  useCompleteBookingMutation,
} = generatedApi;
