import type { GrantedRole } from '../role.js';

export type RoleChange = 'given' | 'taken';

/** What somebody is by a role: "You are now a business owner". */
export const ROLE_WORDS: Record<GrantedRole, string> = { admin: 'an administrator', auditor: 'an auditor', vendor: 'a business owner' };

/** What else there is to know of a change. */
export const ROLE_CONSEQUENCES: Record<RoleChange, Record<GrantedRole, string>> = {
  given: {
    admin: 'Administrators sign in with a code of an authenticator app: you are asked to set that up first.',
    auditor: 'Auditors sign in with a code of an authenticator app: you are asked to set that up first. They read, and change nothing.',
    vendor: 'You find your business under Dashboard, or can register one there.',
  },
  taken: {
    admin: 'You are signed out, and can sign in again with what else you may do.',
    auditor: 'You are signed out, and can sign in again as a customer.',
    vendor:
      'You are signed out, and can sign in again as a customer. Your business is out of view. Its open bookings that have not begun are cancelled, and nobody pays for them.',
  },
};
