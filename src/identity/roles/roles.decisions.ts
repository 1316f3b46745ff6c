import type { AccountEvent } from '../../accounts/account.events.js';
import { Account, grantRole, register } from '../../accounts/account/account.js';
import { type GrantedRole, isStaff } from '../../accounts/role.js';
import { Rejected } from '../../platform/errors.js';
import { fold } from '../../platform/events/decider.js';
import { MIN_STAFF_LENGTH } from '../credentials/password.decisions.js';

/**
 * What a role asks of its holder's secrets, which are no part of the account's history.
 * @param by `passwordTooShort`: they have a password, and it is too short for an admin or auditor
 */
export function mustBeSafe(by: { role: GrantedRole; twoFactorWaived: boolean; production: boolean; passwordTooShort: boolean }): void {
  if (by.twoFactorWaived && by.production) {
    throw new Rejected('identity/two-factor-not-waived', 'In production every admin and auditor needs two-factor sign-in.');
  }
  if (isStaff([by.role]) && by.passwordTooShort) {
    throw new Rejected('identity/password-too-short', `An admin or auditor needs a password of at least ${MIN_STAFF_LENGTH} characters.`);
  }
}

export function mustBeFirstAdmin(isAnyAdmin: boolean): void {
  if (isAnyAdmin) {
    throw new Rejected('identity/admin-exists', 'There is an admin already, or has been one. This command makes only the first.');
  }
}

/** The first admin's account is always the same one: whoever it was registered for was the first. */
export function registerFirstAdmin(account: Account, by: Parameters<typeof register>[1]): AccountEvent[] {
  mustBeFirstAdmin(account.registered);
  const registered = register(account, by);
  const { userId, now } = by;
  return [...registered, ...grantRole(fold(Account, registered), { userId, role: 'admin', now })];
}
