import { useSearchParams } from 'react-router-dom';
import type { Role } from '#api/session/session.ts';
import { ROLE_NAMES } from '#shared/account/role-names.ts';
import { BadgeLink, Badges } from '#ui/buttons/BadgeLink.tsx';
import { type UserCountsDto,useUserCountsQuery } from './api.ts';
import { foundIn, hrefOf, USER_ROLES } from './found-users.ts';

const COUNTS: Record<Role | 'all', keyof UserCountsDto> = {
  all: 'totalUsers',
  user: 'customers',
  vendor: 'vendors',
  admin: 'admins',
  auditor: 'auditors',
};

/** Those who hold a role, or everybody, with how many there are of each. */
export function UserFilter() {
  const [params] = useSearchParams();
  const { data: counts } = useUserCountsQuery();
  const { role: chosen, ...found } = foundIn(params);
  return (
    <Badges aria-label="Role">
      {[undefined, ...USER_ROLES].map((role) => (
        <li key={role ?? 'all'}>
          <BadgeLink to={hrefOf({ ...found, role, page: 1 })} preventScrollReset aria-current={role === chosen ? 'true' : undefined}>
            {role ? ROLE_NAMES[role] : 'All'}
            {counts && ` ${counts[COUNTS[role ?? 'all']].toLocaleString('en-US')}`}
          </BadgeLink>
        </li>
      ))}
    </Badges>
  );
}
