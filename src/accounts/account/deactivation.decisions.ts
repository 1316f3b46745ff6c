import { Forbidden, Rejected } from '../../platform/errors.js';
import { type AccountEvent, event } from '../account.events.js';
import { type Account, mustBeOpen } from './account.js';

interface By {
  readonly userId: string;
  readonly adminId: string;
  readonly now: string;
}

/**
 * An administrator closes somebody's account, and says why.
 * @param by `admin`: their own account, to be guarded in the same append. Who closes another administrator's account stays one: so there always is one.
 */
export function deactivate(
  account: Account,
  { userId, adminId, admin, reason, now }: By & { readonly admin: Account; readonly reason: string },
): AccountEvent[] {
  mustBeOpen(account);
  if (userId === adminId) {
    throw new Rejected('identity/own-account', 'You cannot deactivate your own account. Another administrator has to do it.');
  }
  mustBeAdmin(admin);
  if (account.deactivatedAt !== null) return [];
  return [event('AccountDeactivated', { userId, deactivatedBy: adminId, deactivatedAt: now }, { subject: userId, fields: { reason } })];
}

/** What has been cancelled meanwhile stays so. */
export function reactivate(account: Account, { userId, adminId, admin, now }: By & { readonly admin: Account }): AccountEvent[] {
  mustBeOpen(account);
  mustBeAdmin(admin);
  if (account.deactivatedAt === null) return [];
  return [event('AccountReactivated', { userId, reactivatedBy: adminId, reactivatedAt: now })];
}

/** An administrator signs somebody out everywhere; whoever is deactivated is signed in nowhere. */
export function endSessions(account: Account, { userId, adminId, admin, now }: By & { readonly admin: Account }): AccountEvent[] {
  mustBeOpen(account);
  mustBeAdmin(admin);
  return account.deactivatedAt === null ? [event('SessionsEnded', { userId, endedBy: adminId, endedAt: now })] : [];
}

/** For whatever somebody does, or begins. */
export function mustBeActive({ deactivated }: { readonly deactivated: boolean }): void {
  if (!deactivated) return;
  throw new Forbidden(
    'identity/account-deactivated',
    'This account has been deactivated by an administrator. Please write to us if you want to know more.',
  );
}

/** Who has just lost the role, or the account, decides about nobody. */
export function mustBeAdmin({ roles, deactivatedAt }: Account): void {
  mustBeActive({ deactivated: deactivatedAt !== null });
  if (!roles.includes('admin')) throw new Forbidden('identity/not-admin', 'You are not an administrator any more.');
}
