import { Rejected } from '../../platform/errors.js';
import { type AccountEvent, event } from '../account.events.js';
import { type Account, grantRole, mustBeOpen } from '../account/account.js';
import { mustBeAdmin } from '../account/deactivation.decisions.js';
import { type GrantedRole, isStaff } from '../role.js';

/** @param admin the own account of who decides, to be guarded in the same append */
interface By {
  readonly userId: string;
  readonly role: GrantedRole;
  readonly adminId: string;
  readonly admin: Account;
  readonly reason: string;
  readonly now: string;
}

/** An administrator gives somebody a role, and says why. */
export function grantRoleTo(account: Account, { adminId, admin, ...by }: By): AccountEvent[] {
  mustBeOpen(account);
  mustBeAnother(by.userId, adminId);
  mustBeAdmin(admin);
  if (account.roles.includes(by.role)) return [];
  if (account.deactivatedAt !== null) {
    throw new Rejected('identity/holder-deactivated', 'This account has been deactivated. Activate it before you give it a role.');
  }
  if (isStaff([by.role]) && !account.emailVerified) {
    throw new Rejected(
      'identity/holder-unverified',
      'They have not confirmed their email address. An administrator or auditor needs one that is.',
    );
  }
  return grantRole(account, { ...by, grantedBy: adminId });
}

/** An administrator takes a role from somebody, and says why. Who takes that of another administrator stays one: so there always is one. */
export function revokeRoleOf(account: Account, { userId, role, adminId, admin, reason, now }: By): AccountEvent[] {
  mustBeOpen(account);
  mustBeAnother(userId, adminId);
  mustBeAdmin(admin);
  if (!account.roles.includes(role)) return [];
  return [event('RoleRevokedV2', { userId, role, revokedBy: adminId, revokedAt: now }, { subject: userId, fields: { reason } })];
}

/** Nobody brings back what another administrator has taken from them, or leaves the platform without an administrator. */
function mustBeAnother(userId: string, adminId: string): void {
  if (userId !== adminId) return;
  throw new Rejected('identity/own-roles', 'You cannot change your own roles. Another administrator has to do it.');
}
