import { defineEntity } from '@mikro-orm/core';
import { flag, instant, uuid } from '../../platform/tables/columns.js';
import { ignore, insert, projection, remove } from '../../platform/tables/projection.js';
import type { AccountEvent } from '../account.events.js';

/** What people have chosen. Whoever has chosen nothing has no row: `DEFAULT_SETTINGS` holds for them. */
export const AccountSettingsRow = defineEntity({
  name: 'AccountSettingsRow',
  tableName: 'account_settings',
  schema: 'read',
  properties: {
    userId: uuid().primary(),
    email: flag(),
    push: flag(),
    sms: flag(),
    marketing: flag(),
    publicProfile: flag(),
    dataSharing: flag(),
    trackingCookies: flag(),
    changedAt: instant(),
  },
});

export const accountSettings = projection<AccountEvent>(
  'identity.account-settings',
  [AccountSettingsRow],
  {
    SettingsChanged: ({ userId, notifications, privacy, changedAt }) =>
      insert(AccountSettingsRow, { userId, ...notifications, ...privacy, changedAt }),
    PersonalDataErased: ({ userId }) => remove(AccountSettingsRow, { userId }),
    UserRegistered: ignore,
    EmailVerified: ignore,
    RoleGrantedV2: ignore,
    RoleRevokedV2: ignore,
    ProfileUpdated: ignore,
    ProfilePhotoChanged: ignore,
    PasswordChanged: ignore,
    EmailChanged: ignore,
    TwoFactorEnabled: ignore,
    TwoFactorDisabled: ignore,
    RecoveryCodeUsed: ignore,
    RecoveryCodesRenewed: ignore,
    PersonalFileOpened: ignore,
    SessionsEnded: ignore,
    DeletionRequested: ignore,
    DeletionRefused: ignore,
    AccountDeactivated: ignore,
    AccountReactivated: ignore,
  },
  { version: 2 },
);
