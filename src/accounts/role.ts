/** What a person may be. The order is the precedence: the first that a person holds is the one they act in by default. */
export const ROLES = ['admin', 'auditor', 'vendor', 'user'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that are given and taken. A customer (`user`) is everybody who is not an auditor. */
export const GRANTED_ROLES = ['admin', 'auditor', 'vendor'] as const satisfies readonly Role[];
export type GrantedRole = (typeof GRANTED_ROLES)[number];

/** The role that a person acts in by default. Who holds none is a customer. */
export const leadingRole = (held: readonly Role[]): Role => ROLES.find((role) => held.includes(role)) ?? 'user';

/** Every role that a person can act in, in order of precedence: an auditor is nothing else, everybody else is a customer too. */
export const rolesFrom = (granted: readonly Role[]): readonly Role[] =>
  granted.includes('auditor') ? ['auditor'] : ROLES.filter((role) => role === 'user' || granted.includes(role));

/** Those who see what others may not: longer passwords, shorter sessions. */
export const isStaff = (roles: readonly string[]): boolean => roles.includes('admin') || roles.includes('auditor');
