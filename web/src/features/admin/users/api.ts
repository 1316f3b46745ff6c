import { staffApi } from '#api/staff/staff.ts';

export type {
  AccountDeedDto,
  OpenInvitationDto,
  ManagedUserDto,
  ManyUsersDto,
  TakenListDto,
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
  useOpenInvitationsQuery,
  useInviteUserMutation,
  useSendInvitationAgainMutation,
  useWithdrawInvitationMutation,
  useUserBulkActionsQuery,
  useSwitchUsersMutation,
  useBulkUsersPreviewQuery,
} = staffApi;
