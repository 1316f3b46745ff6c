import type { Role } from '#api/session/session.ts';
import { ROLE_NAMES } from '#shared/account/role-names.ts';
import { staffPaths } from '#shared/staff-paths.ts';
import { pageFrom } from '#ui/page/page-from.ts';
import { searchFrom } from '#ui/page/SearchInAddress.tsx';

/** In the order in which they are offered: most people are the first. */
export const USER_ROLES = ['user', 'vendor', 'admin', 'auditor'] as const satisfies readonly Role[];

export const USER_STATES = { active: 'Active', deactivated: 'Deactivated' } as const;
export type UserState = keyof typeof USER_STATES;
export const USER_STATE_NAMES = Object.keys(USER_STATES) as UserState[];

export const USER_ORDERS = { newest: 'Newest', name: 'Name' } as const;
export type UserOrder = keyof typeof USER_ORDERS;

/** Which people are on show, and in which order; it stands in the address. */
export interface FoundUsers {
  role?: Role | undefined;
  state?: UserState | undefined;
  sort: UserOrder;
  search: string;
  page: number;
}

export const foundIn = (params: URLSearchParams): FoundUsers => ({
  role: USER_ROLES.find((name) => name === params.get('role')),
  state: USER_STATE_NAMES.find((name) => name === params.get('state')),
  sort: params.get('sort') === 'name' ? 'name' : 'newest',
  search: searchFrom(params),
  page: pageFrom(params),
});

export function hrefOf({ role, state, sort, search, page }: FoundUsers): string {
  const params = new URLSearchParams({
    ...(role && { role }),
    ...(state && { state }),
    ...(sort !== 'newest' && { sort }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `${staffPaths.users}?${params}` : staffPaths.users;
}

/** As the server is asked, but for the page. */
export const askedFor = ({ role, state, sort, search }: FoundUsers) => ({
  sort,
  ...(role && { role }),
  ...(state && { state }),
  ...(search && { search }),
});

/** "deactivated business owner" */
export const nounOf = ({ role, state }: Pick<FoundUsers, 'role' | 'state'>): string =>
  [state, role ? ROLE_NAMES[role].toLowerCase() : 'user'].filter(Boolean).join(' ');
