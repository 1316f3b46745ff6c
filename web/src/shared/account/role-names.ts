import type { Role } from '#api/session/session.ts';

export const ROLE_NAMES: Record<Role, string> = {
  admin: 'Administrator',
  auditor: 'Auditor',
  vendor: 'Business Owner',
  user: 'Customer',
};
