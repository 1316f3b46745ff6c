import { staffApi } from '#api/staff.ts';

export type { ManagedUserDto, UserActivationDto, UserBookingDto, UserCountsDto, UserDeactivationDto } from '#api/generated-staff.ts';

export const {
  useManagedUsersQuery,
  useUserCountsQuery,
  useUserDeactivationQuery,
  useUserActivationQuery,
  useDeactivateUserMutation,
  useActivateUserMutation,
} = staffApi;
