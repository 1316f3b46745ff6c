import { KeptMailRow } from './mail/kept-mail.entity.js';
import { MailTokenRow } from './mail/mail-token.entity.js';
import { CredentialRow } from './passwords/credential.entity.js';
import { SignInAttemptRow } from './passwords/sign-in-attempt.entity.js';
import { KeptMessageRow } from './notices/kept-message.entity.js';
import { SentNoticeRow } from './notices/sent-notice.entity.js';
import { PhotoRow } from './photo/photo.entity.js';
import { AccountRow, accountDirectory } from './read-models/account-directory.js';
import { accountSettings, AccountSettingsRow } from './read-models/account-settings.js';
import { SessionRow } from './sessions/session.entity.js';
import { RecoveryCodeRow, TwoFactorRow } from './two-factor/two-factor.entity.js';

export { isLeaving, mustBeStaying } from './account-deletion.js';
export { Account, grantRole, requireVerifiedEmail, revokeRole, updateProfile } from './account.js';
export { apart } from './apart.js';
export { AcceptedDto } from './auth.dto.js';
export { DeleteAccount } from './commands/delete-account.js';
export { CreateFirstAdmin } from './commands/create-first-admin.js';
export { EraseAgain } from './commands/erase-again.js';
export { GrantRole } from './commands/grant-role.js';
export { MarkEmailVerified } from './commands/mark-email-verified.js';
export { RegisterAccount } from './commands/register-account.js';
export { RevokeRole } from './commands/revoke-role.js';
export { SignIn } from './commands/sign-in.js';
export { SignUp } from './commands/sign-up.js';
export { UpdateProfile } from './commands/update-profile.js';
export { VerifyEmail } from './commands/verify-email.js';
export { FullName, KnownPassword, MailableEmail, NewPassword, SecondFactor } from './credential-fields.js';
export { masked } from './data/masked.js';
export { HoldsPersonalRecords, type PersonalRecords } from './data/personal-records.js';
export { IdentityModule } from './identity.module.js';
export { mustStay } from './must-stay.js';
export { type Notice, Notices } from './notices/notices.js';
export { type SentNotice, sentNotices } from './notices/sent-notices.js';
export { PasswordHasher } from './passwords/password-hasher.js';
export { type HashedPassword, mustBeStrong } from './passwords/password-rules.js';
export { Reauthentication } from './passwords/reauthentication.js';
export { RoomInterceptor } from './passwords/room.interceptor.js';
export { avatarUrl } from './photo/avatar-url.js';
export { AccountRow, type AccountTables, rolesOf } from './read-models/account-directory.js';
export { Registrations } from './registrations.js';
export { LiveSessions } from './sessions/live-sessions.js';
export { type GrantedRole, isStaff, leadingRole, type Role, ROLES, rolesFrom } from './role.js';

export const identityEntities = [
  AccountRow,
  CredentialRow,
  SessionRow,
  MailTokenRow,
  TwoFactorRow,
  RecoveryCodeRow,
  SignInAttemptRow,
  KeptMailRow,
  AccountSettingsRow,
  PhotoRow,
  KeptMessageRow,
  SentNoticeRow,
];
export const identityProjections = [accountDirectory, accountSettings];
