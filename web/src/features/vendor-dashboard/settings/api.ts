import { generatedApi } from '#api/signed-in.ts';

export const {
  useVendorSettingsQuery,
  useChangeVendorSettingsMutation,
  useWorkingHoursQuery,
  useChangeWorkingHoursMutation,
  useSetDayHoursMutation,
  useClearDayHoursMutation,
  useBookingConflictsQuery,
  usePreviewConflictsMutation,
  usePreviewTimesQuery,
  usePauseVendorMutation,
  useResumeVendorMutation,
} = generatedApi;
