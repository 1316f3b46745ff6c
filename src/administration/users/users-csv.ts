import type { Role } from '../../accounts/index.js';
import type { Columns } from '../../platform/csv.js';
import type { ManagedUserDto } from './user-management.dto.js';

const ROLES: Record<Role, string> = { user: 'Customer', vendor: 'Business Owner', admin: 'Administrator', auditor: 'Auditor' };

/** What the list shows of somebody, and no more. */
export const USER_COLUMNS: Columns<ManagedUserDto> = {
  Name: ({ fullName }) => fullName,
  Roles: ({ roles }) => roles.map((role) => ROLES[role]).join(', '),
  Phone: ({ phone }) => phone,
  City: ({ city }) => city,
  State: ({ state }) => state,
  Joined: ({ createdAt }) => createdAt,
  Status: ({ isActive }) => (isActive ? 'Active' : 'Deactivated'),
  'Deactivated at': ({ deactivation }) => deactivation?.at ?? null,
  'Deactivated by': ({ deactivation }) => deactivation?.by ?? null,
  'Deactivated because': ({ deactivation }) => deactivation?.reason ?? null,
};
