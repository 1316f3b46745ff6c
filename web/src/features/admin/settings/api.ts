import { staffApi } from '#api/staff/staff.ts';

export type {
  BookingDeadlinesSettingDto,
  BookingLimitsSettingDto,
  DeadlinesPreviewDto,
  FeatureStateDto,
  FeatureSwitchesPreviewDto,
  FeatureSwitchesSettingDto,
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
  useBookingDeadlinesSettingQuery,
  useBookingDeadlinesPreviewQuery,
  useSetBookingDeadlinesMutation,
  useFeatureSwitchesSettingQuery,
  useFeatureSwitchesPreviewQuery,
  useSwitchFeatureMutation,
} = staffApi;
