import { Forbidden, NotFound, Rejected } from '../../platform/errors.js';
import { mustBeAsSeen } from '../../platform/events/as-seen.js';
import type { Decider } from '../../platform/events/decider.js';
import { type AccountEvent, event, type ProfileUpdated } from '../account.events.js';
import type { GrantedRole, Role } from '../role.js';

/** What decisions about an account depend on. */
export interface Account {
  readonly registered: boolean;
  readonly emailVerified: boolean;
  /** Roles that were granted and not revoked. */
  readonly roles: readonly Role[];
  readonly twoFactor: boolean;
  readonly photoId: string | null;
  /** `null`: never. */
  readonly profileChangedAt: string | null;
  /** When the person last asked to be deleted, while nobody has answered. */
  readonly deletionRequestedAt: string | null;
  /** Since when an administrator shuts them out; `null`: nobody does. */
  readonly deactivatedAt: string | null;
  readonly erased: boolean;
}

export const Account: Decider<Account, AccountEvent> = {
  category: 'user',
  initial: {
    registered: false,
    emailVerified: false,
    roles: [],
    twoFactor: false,
    photoId: null,
    profileChangedAt: null,
    deletionRequestedAt: null,
    deactivatedAt: null,
    erased: false,
  },
  evolve: {
    UserRegistered: (account) => ({ ...account, registered: true }),
    EmailVerified: (account) => ({ ...account, emailVerified: true }),
    RoleGrantedV2: (account, { role }) => ({ ...account, roles: [...account.roles, role] }),
    RoleRevokedV2: (account, { role }) => ({ ...account, roles: account.roles.filter((held) => held !== role) }),
    TwoFactorEnabled: (account) => ({ ...account, twoFactor: true }),
    TwoFactorDisabled: (account) => ({ ...account, twoFactor: false }),
    ProfileUpdated: (account, { updatedAt }) => ({ ...account, profileChangedAt: updatedAt }),
    ProfilePhotoChanged: (account, { photoId }) => ({ ...account, photoId }),
    DeletionRequested: (account, { requestedAt }) => ({ ...account, deletionRequestedAt: requestedAt }),
    DeletionRefused: (account) => ({ ...account, deletionRequestedAt: null }),
    AccountDeactivated: (account, { deactivatedAt }) => ({ ...account, deactivatedAt }),
    AccountReactivated: (account) => ({ ...account, deactivatedAt: null }),
    PersonalDataErased: (account) => ({ ...account, roles: [], photoId: null, erased: true }),
    SettingsChanged: same,
    PasswordChanged: same,
    EmailChanged: same,
    RecoveryCodeUsed: same,
    RecoveryCodesRenewed: same,
    PersonalFileOpened: same,
    SessionsEnded: same,
  },
};

/** No decision about an account depends on it. */
function same(account: Account): Account {
  return account;
}

/** An account that somebody can use. */
export const isOpen = (account: Pick<Account, 'registered' | 'erased'>): boolean => account.registered && !account.erased;

/** @param by `emailVerified`: the address is known to be theirs, as that of the demo's people is; no mail will ask for it */
export function register(
  account: Account,
  by: { userId: string; email: string; fullName: string; emailVerified: boolean; now: string },
): AccountEvent[] {
  if (account.registered) return [];
  const { userId, email, fullName, now } = by;
  const registered = event('UserRegistered', { userId, registeredAt: now }, { subject: userId, fields: { email, fullName } });
  return by.emailVerified ? [registered, event('EmailVerified', { userId, verifiedAt: now })] : [registered];
}

export function verifyEmail(account: Account, by: { userId: string; now: string }): AccountEvent[] {
  mustBeOpen(account);
  if (account.emailVerified) return [];
  return [event('EmailVerified', { userId: by.userId, verifiedAt: by.now })];
}

/** An auditor looks at what others do, so nobody is auditor and something else. */
export function grantRole(
  account: Account,
  by: { userId: string; role: GrantedRole; twoFactorWaived?: boolean; grantedBy?: string; reason?: string; now: string },
): AccountEvent[] {
  mustBeOpen(account);
  if (account.roles.includes(by.role)) return [];
  const alone = by.role === 'auditor' || account.roles.includes('auditor');
  if (alone && account.roles.length > 0) throw new Rejected('identity/auditor-stands-alone', 'An auditor has no other role.');
  const { userId, role, grantedBy = null, reason = null, now } = by;
  return [
    event(
      'RoleGrantedV2',
      { userId, role, grantedBy, grantedAt: now, twoFactorWaived: by.twoFactorWaived || undefined },
      { subject: userId, fields: { reason } },
    ),
  ];
}

/**
 * The whole profile as it is from now on; `null` is "not told".
 * @param by `seen`: when the profile that it rests on was last changed
 */
export function updateProfile(
  account: Account,
  by: { userId: string; profile: ProfileUpdated['personal']['fields']; seen?: string | null | undefined; now: string },
): AccountEvent[] {
  mustBeOpen(account);
  mustBeAsSeen(account.profileChangedAt, by.seen);
  return [event('ProfileUpdated', { userId: by.userId, updatedAt: by.now }, { subject: by.userId, fields: by.profile })];
}

/** @param by `photoId`: under which the new photo is served; `null`: the person has none from now on */
export function changePhoto(account: Account, by: { userId: string; photoId: string | null; now: string }): AccountEvent[] {
  mustBeOpen(account);
  if (account.photoId === by.photoId) return [];
  return [event('ProfilePhotoChanged', { userId: by.userId, photoId: by.photoId, changedAt: by.now })];
}

export function mustBeOpen(account: Account): void {
  if (!isOpen(account)) throw new NotFound('account');
}

/** For what only people with a verified address may do, such as booking. */
export function requireVerifiedEmail({ emailVerified }: { readonly emailVerified: boolean }): void {
  if (!emailVerified)
    throw new Forbidden('identity/email-unverified', 'Please confirm your e-mail address first: open the link that we sent you.');
}
