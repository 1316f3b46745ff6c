import { Rejected } from '../../platform/errors.js';
import { type AccountEvent, event } from '../account.events.js';
import { isStaff } from '../role.js';
import { type Account, mustBeOpen } from './account.js';
import { mustBeActive } from './deactivation.decisions.js';

interface By {
  readonly userId: string;
  readonly now: string;
}

export function changePassword(account: Account, { userId, now }: By): AccountEvent[] {
  mustBeOpen(account);
  return [event('PasswordChanged', { userId, changedAt: now, how: 'changed' as const })];
}

/** Who chose another password by a mailed link has shown that the address is theirs. */
export function recoverPassword(account: Account, { userId, now }: By): AccountEvent[] {
  mustBeOpen(account);
  const changed = event('PasswordChanged', { userId, changedAt: now, how: 'recovered' as const });
  return account.emailVerified ? [changed] : [event('EmailVerified', { userId, verifiedAt: now }), changed];
}

/** The new address has answered: it is confirmed by that. */
export function changeEmail(account: Account, { userId, email, now }: By & { email: string }): AccountEvent[] {
  mustBeOpen(account);
  mustBeActive({ deactivated: account.deactivatedAt !== null });
  const changed = event('EmailChanged', { userId, changedAt: now }, { subject: userId, fields: { email } });
  return account.emailVerified ? [changed] : [changed, event('EmailVerified', { userId, verifiedAt: now })];
}

/** Also for another authenticator in the place of the first. */
export function enableTwoFactor(account: Account, { userId, now }: By): AccountEvent[] {
  mustBeOpen(account);
  return [event('TwoFactorEnabled', { userId, enabledAt: now })];
}

/** Admins and auditors can put another authenticator in its place, but not go without. */
export function disableTwoFactor(account: Account, { userId, now }: By): AccountEvent[] {
  mustBeOpen(account);
  if (isStaff(account.roles)) throw new Rejected('identity/two-factor-needed', 'Your role needs two-factor sign-in: it stays on.');
  return account.twoFactor ? [event('TwoFactorDisabled', { userId, disabledAt: now })] : [];
}

export function spendRecoveryCode(account: Account, { userId, now }: By): AccountEvent[] {
  mustBeOpen(account);
  return [event('RecoveryCodeUsed', { userId, usedAt: now })];
}

/** Each look is a fact of its own. */
export function openPersonalFile(account: Account, { userId, now }: By): AccountEvent[] {
  mustBeOpen(account);
  return [event('PersonalFileOpened', { userId, openedAt: now })];
}

export function renewRecoveryCodes(account: Account, { userId, now }: By): AccountEvent[] {
  mustBeOpen(account);
  if (!account.twoFactor) throw new Rejected('identity/two-factor-off', 'Two-factor sign-in is off.');
  return [event('RecoveryCodesRenewed', { userId, renewedAt: now })];
}
