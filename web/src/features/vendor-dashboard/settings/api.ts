import { generatedApi } from '#api/generated.ts';

/** What customers can book follows the hours. */
const hoursChanged = (_answer: unknown, error: unknown) => (error ? [] : (['WorkingHours', 'Slots', 'Service'] as const));
const businessChanged = (_answer: unknown, error: unknown) => (error ? [] : (['Vendor', 'Service'] as const));

export const {
  useVendorSettingsQuery,
  useChangeVendorSettingsMutation,
  useWorkingHoursQuery,
  useChangeWorkingHoursMutation,
  useSetDayHoursMutation,
  useClearDayHoursMutation,
  useBookingConflictsQuery,
  usePreviewConflictsMutation,
  usePauseVendorMutation,
  useResumeVendorMutation,
} = generatedApi.enhanceEndpoints({
  endpoints: {
    vendorSettings: { providesTags: ['VendorSettings'] },
    changeVendorSettings: {
      invalidatesTags: (_answer, error) => (error ? [] : ['VendorSettings', 'Slots', 'Service']),
    },
    workingHours: { providesTags: ['WorkingHours'] },
    changeWorkingHours: { invalidatesTags: hoursChanged },
    setDayHours: { invalidatesTags: hoursChanged },
    clearDayHours: { invalidatesTags: hoursChanged },
    bookingConflicts: { providesTags: ['WorkingHours', 'Booking'] },
    previewConflicts: { invalidatesTags: [] },
    pauseVendor: { invalidatesTags: businessChanged },
    resumeVendor: { invalidatesTags: businessChanged },
  },
});
