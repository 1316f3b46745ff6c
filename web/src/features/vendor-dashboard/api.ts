import { generatedApi } from '#api/signed-in.ts';

export const {
  useMyVendorQuery,
  useMyServicesQuery,
  useVendorBookingsQuery,
  useBookingsOfDaysQuery,
  useVendorCalendarQuery,
  useConfirmBookingMutation,
  useDeclineBookingMutation,
  useSetOutMutation,
  useReportDelayMutation,
  useCompleteBookingMutation,
} = generatedApi;
