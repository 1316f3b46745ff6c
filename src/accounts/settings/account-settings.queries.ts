import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { AccountSettingsRow } from './account-settings.projection.js';

/** What a person has chosen; no row for whoever has chosen nothing. */
export const settingsOf = statement('identity-settings', ({ userId }: Values<{ userId: string }>) =>
  tablesOf(AccountSettingsRow)
    .selectFrom('account_settings')
    .select([
      'email',
      'push',
      'sms',
      'marketing',
      'public_profile as publicProfile',
      'data_sharing as dataSharing',
      'tracking_cookies as trackingCookies',
      'changed_at as changedAt',
    ])
    .where('user_id', '=', userId),
);
