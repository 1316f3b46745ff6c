import type { Role } from '#api/session/session.ts';

/** In the order in which they are offered. */
export const GRANTED_ROLES = ['vendor', 'admin', 'auditor'] as const satisfies readonly Role[];
export type GrantedRole = (typeof GRANTED_ROLES)[number];

export const ROLE_MEANINGS: Record<GrantedRole, string> = {
  vendor: 'Offers services, once their business is approved.',
  admin: 'Decides about everybody and everything here. Signs in with a second factor.',
  auditor: 'Reads the history and changes nothing; has no other role. Signs in with a second factor.',
};

/** "an administrator" */
export const ROLE_NOUNS: Record<GrantedRole, string> = { vendor: 'a business owner', admin: 'an administrator', auditor: 'an auditor' };
