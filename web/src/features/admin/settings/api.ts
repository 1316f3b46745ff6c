import { staffApi } from '#api/staff/staff.ts';

export type { FeeChangeDto, FeePreviewDto, PlatformFeeSettingDto } from '#api/staff/generated-staff.ts';

export const { usePlatformFeeSettingQuery, usePlatformFeePreviewQuery, useSchedulePlatformFeeMutation, useTakePlatformFeeBackMutation } =
  staffApi;
