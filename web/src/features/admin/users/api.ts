import { staffApi } from '#api/staff.ts';

export type {
  AccountDeedDto,
  ManagedUserDto,
  UserActivationDto,
  UserBookingDto,
  UserCountsDto,
  UserDeactivationDto,
  UserProfileDto,
} from '#api/generated-staff.ts';

export const {
  useManagedUsersQuery,
  useUserCountsQuery,
  useUserDeactivationQuery,
  useUserActivationQuery,
  useDeactivateUserMutation,
  useActivateUserMutation,
  useUserProfileQuery,
  useEndSessionsOfUserMutation,
} = staffApi;
