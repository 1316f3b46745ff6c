import { KeptMailRow } from './mail/kept-mail.entity.js';
import { MailTokenRow } from './mail/mail-token.entity.js';
import { CredentialRow } from './passwords/credential.entity.js';
import { SignInAttemptRow } from './passwords/sign-in-attempt.entity.js';
import { AccountRow, accountDirectory } from './read-models/account-directory.js';
import { SessionRow } from './sessions/session.entity.js';

export { Account, grantRole, requireVerifiedEmail, revokeRole } from './account.js';
export { GrantRole } from './commands/grant-role.js';
export { MarkEmailVerified } from './commands/mark-email-verified.js';
export { type HashedPassword, RegisterAccount } from './commands/register-account.js';
export { RevokeRole } from './commands/revoke-role.js';
export { SignIn } from './commands/sign-in.js';
export { SignUp } from './commands/sign-up.js';
export { UpdateProfile } from './commands/update-profile.js';
export { VerifyEmail } from './commands/verify-email.js';
export { IdentityModule } from './identity.module.js';
export { PasswordHasher } from './passwords/password-hasher.js';
export { AccountRow, type AccountTables, rolesOf } from './read-models/account-directory.js';
export { LiveSessions } from './sessions/live-sessions.js';
export { type GrantedRole, isStaff, leadingRole, type Role, ROLES, rolesFrom } from './role.js';

export const identityEntities = [AccountRow, CredentialRow, SessionRow, MailTokenRow, SignInAttemptRow, KeptMailRow];
export const identityProjections = [accountDirectory];
