import type { Role } from '#api/session/session.ts';
import type { UserCountsDto } from './api.ts';
import type { FoundUsers, UserState } from './found-users.ts';

export const OF_ROLE: Readonly<Record<Role, (counts: UserCountsDto) => number>> = {
  user: ({ customers }) => customers,
  vendor: ({ vendors }) => vendors,
  admin: ({ admins }) => admins,
  auditor: ({ auditors }) => auditors,
};
export const OF_STATE: Readonly<Record<UserState, (counts: UserCountsDto) => number>> = {
  active: ({ totalUsers, deactivated }) => totalUsers - deactivated,
  deactivated: ({ deactivated }) => deactivated,
};

/** How many are found, where it is counted anyway: of one role, of one state, or all. */
export function countOf({ role, state, search }: FoundUsers, counts: UserCountsDto): number | undefined {
  if (search || (role && state)) return undefined;
  if (role) return OF_ROLE[role](counts);
  return state ? OF_STATE[state](counts) : counts.totalUsers;
}
