import { NotFound } from '../../platform/errors.js';
import { mustBeAsSeen } from '../../platform/events/as-seen.js';
import type { Decider } from '../../platform/events/decider.js';
import { type AccountEvent, event } from '../account.events.js';
import { DEFAULT_SETTINGS, type Settings } from '../settings.js';

/** What a person has chosen, and whether there is anybody whom it could reach. */
export interface AccountSettings {
  readonly registered: boolean;
  readonly emailVerified: boolean;
  readonly erased: boolean;
  readonly settings: Settings;
  /** When they were last changed; `null`: never. */
  readonly changedAt: string | null;
}

export const AccountSettings: Decider<AccountSettings, AccountEvent> = {
  category: 'user',
  initial: { registered: false, emailVerified: false, erased: false, settings: DEFAULT_SETTINGS, changedAt: null },
  evolve: {
    UserRegistered: (account) => ({ ...account, registered: true }),
    EmailVerified: (account) => ({ ...account, emailVerified: true }),
    EmailChanged: (account) => ({ ...account, emailVerified: true }),
    SettingsChanged: (account, { notifications, privacy, changedAt }) => ({ ...account, settings: { notifications, privacy }, changedAt }),
    PersonalDataErased: (account) => ({ ...account, erased: true, settings: DEFAULT_SETTINGS, changedAt: null }),
    RoleGrantedV2: same,
    RoleRevokedV2: same,
    ProfileUpdated: same,
    ProfilePhotoChanged: same,
    PasswordChanged: same,
    TwoFactorEnabled: same,
    TwoFactorDisabled: same,
    RecoveryCodeUsed: same,
    RecoveryCodesRenewed: same,
    PersonalFileOpened: same,
    SessionsEnded: same,
    DeletionRequested: same,
    DeletionRefused: same,
    AccountDeactivated: same,
    AccountReactivated: same,
  },
};

/** Nobody is reached differently for it. */
function same(account: AccountSettings): AccountSettings {
  return account;
}

/** @param by `seen`: when the settings that they rest on were last changed */
export function changeSettings(
  account: AccountSettings,
  by: { userId: string; settings: Settings; seen?: string | null | undefined; now: string },
): AccountEvent[] {
  if (!account.registered || account.erased) throw new NotFound('account');
  const { notifications, privacy } = by.settings;
  if (equal(account.settings.notifications, notifications) && equal(account.settings.privacy, privacy)) return [];
  mustBeAsSeen(account.changedAt, by.seen);
  return [event('SettingsChanged', { userId: by.userId, changedAt: by.now, notifications, privacy })];
}

const equal = <Toggles extends object>(a: Toggles, b: Toggles): boolean =>
  (Object.keys(a) as (keyof Toggles)[]).every((toggle) => a[toggle] === b[toggle]);
