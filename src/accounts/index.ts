import { accountDirectory, AccountRow, rolesOf } from './directory/account-directory.projection.js';
import { MailTokenRow } from './mail/mail-token.entity.js';
import { accountSettings, AccountSettingsRow } from './settings/account-settings.projection.js';

export { Account, grantRole, register, requireVerifiedEmail, updateProfile, verifyEmail } from './account/account.js';
export { AccountEmails } from './account/account-emails.js';
export { AccountKeys } from './account/account-keys.js';
export {
  changeEmail,
  changePassword,
  disableTwoFactor,
  enableTwoFactor,
  openPersonalFile,
  recoverPassword,
  renewRecoveryCodes,
  spendRecoveryCode,
} from './account/account-security.decisions.js';
export { accountConcerns } from './account/account.concerns.js';
export { deactivate, endSessions, mustBeActive, mustBeAdmin, reactivate } from './account/deactivation.decisions.js';
export { grantRoleTo, revokeRoleOf } from './roles/role-changes.decisions.js';
export { claimEmail, EmailAddress, normalised, releaseEmail, takeEmail, tellOwner } from './account/email-address.js';
export { type KnownStanding, Standings } from './account/standing.js';
export { AccountsModule } from './accounts.module.js';
export { MeDto } from './directory/me.dto.js';
export { People } from './directory/people.queries.js';
export { AccountMails } from './mail/account-mails.js';
export { MailCodes } from './mail/codes/mail-codes.js';
export { mustBeValid } from './mail/mail-link.decisions.js';
export { MailTokens } from './mail/mail-tokens.js';
export { avatarUrl } from './photo/avatar-url.js';
export { PORTRAIT } from './photo/portrait.js';
export { UpdateProfile } from './profile/update-profile.command.js';
export { GRANTED_ROLES, type GrantedRole, isStaff, type Role, ROLES } from './role.js';
export { accountUpcasters } from './account-upcasters.js';
export { DEFAULT_SETTINGS, type Notifications, type Settings } from './settings.js';
export { AccountSettings } from './settings/account-settings.js';
export { settingsOf } from './settings/account-settings.queries.js';
export { AccountRow, MailTokenRow, rolesOf };

export const accountsEntities = [AccountRow, MailTokenRow, AccountSettingsRow];
export const accountsProjections = [accountDirectory, accountSettings];
