import { CredentialRow } from './credentials/credential.entity.js';
import { SignInAttemptRow } from './proofs/sign-in-attempt.entity.js';
import { SessionRow } from './sessions/session.entity.js';
import { RecoveryCodeRow, TwoFactorRow } from './two-factor/two-factor.entity.js';

export { isLeaving, mustBeStaying } from './deletion/deletion.decisions.js';
export { asSeparateCommand } from './sign-up/separate-command.js';
export { AcceptedDto } from './sign-in/auth.dto.js';
export { DeleteAccount } from './deletion/delete-account.command.js';
export { CreateFirstAdmin } from './roles/create-first-admin.command.js';
export { EraseAgain } from './deletion/erase-again.command.js';
export { GrantRole } from './roles/grant-role.command.js';
export { MarkEmailVerified } from './sign-up/mark-email-verified.command.js';
export { RegisterAccount } from './sign-up/register-account.command.js';
export { RevokeRole } from './roles/revoke-role.command.js';
export { SignUp } from './sign-up/sign-up.command.js';
export { FullName, KnownPassword, MailableEmail, NewPassword, SecondFactor } from './passwords/credential-fields.js';
export { masked } from './personal-data/masked.js';
export { HoldsPersonalRecords, type PersonalRecords } from './personal-data/personal-records.js';
export { IdentityModule } from './identity.module.js';
export { mustStay } from './deletion/must-stay.js';
export { PasswordHasher } from './credentials/password-hasher.js';
export { mustBeStrong } from './credentials/password.decisions.js';
export { Reauthentication } from './proofs/reauthentication.js';
export { RoomInterceptor } from './credentials/room.interceptor.js';
export { Registrations } from './sign-up/registrations.js';
export { LiveSessions } from './sessions/live-sessions.js';

export const identityEntities = [CredentialRow, SessionRow, TwoFactorRow, RecoveryCodeRow, SignInAttemptRow];
