import { staffApi } from '#api/staff/staff.ts';

export type {
  BookingLimitsSettingDto,
  FeeChangeDto,
  FeePreviewDto,
  LimitsPreviewDto,
  PlatformFeeSettingDto,
} from '#api/staff/generated-staff.ts';

export const {
  usePlatformFeeSettingQuery,
  usePlatformFeePreviewQuery,
  useSchedulePlatformFeeMutation,
  useTakePlatformFeeBackMutation,
  useBookingLimitsSettingQuery,
  useBookingLimitsPreviewQuery,
  useSetBookingLimitsMutation,
} = staffApi;
