import { staffApi } from '#api/staff/staff.ts';

export type {
  AccountDeedDto,
  ManagedUserDto,
  UserActivationDto,
  UserBookingDto,
  UserCountsDto,
  UserDeactivationDto,
  UserProfileDto,
} from '#api/staff/generated-staff.ts';

export const {
  useManagedUsersQuery,
  useUserCountsQuery,
  useUserDeactivationQuery,
  useUserActivationQuery,
  useDeactivateUserMutation,
  useActivateUserMutation,
  useUserProfileQuery,
  useEndSessionsOfUserMutation,
  useUserRoleRevocationQuery,
  useUserRoleGrantQuery,
  useGrantUserRoleMutation,
  useRevokeUserRoleMutation,
} = staffApi;
