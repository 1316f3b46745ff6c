/** What a person may be. The order is the precedence: the first that a person holds is the one they act in by default. */
export const ROLES = ['admin', 'auditor', 'vendor', 'user'] as const;
export type Role = (typeof ROLES)[number];

/** The role that a person acts in by default. Who holds none is a customer. */
export const leadingRole = (held: readonly Role[]): Role => ROLES.find((role) => held.includes(role)) ?? 'user';
