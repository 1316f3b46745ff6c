import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import { AccountKeys, AccountsModule } from '../accounts/index.js';
import { Credentials } from './credentials/credentials.js';
import { PasswordHasher } from './credentials/password-hasher.js';
import { DeleteAccountHandler } from './deletion/delete-account.command.js';
import { DeletionController } from './deletion/deletion.controller.js';
import { EraseAccount } from './deletion/erase-account.js';
import { EraseAgainHandler } from './deletion/erase-again.command.js';
import { FinishErasures } from './deletion/finish-erasures.reaction.js';
import { OtherAdmins } from './deletion/other-admin.js';
import { ReasonsToStay } from './deletion/reasons.js';
import { Traces } from './deletion/traces.js';
import { ChangeEmailHandler } from './email/change-email.command.js';
import { ConfirmEmailHandler } from './email/confirm-email.command.js';
import { MailEmailChangeHandler } from './email/mail-email-change.command.js';
import { Housekeeping } from './housekeeping.js';
import { ChangePasswordHandler } from './passwords/change-password.command.js';
import { ForgotPasswordHandler } from './passwords/forgot-password.command.js';
import { ResetPasswordHandler } from './passwords/reset-password.command.js';
import { AccountRecords } from './personal-data/account-records.js';
import { OpenPersonalFileHandler } from './personal-data/open-personal-file.command.js';
import { PersonalFileController } from './personal-data/personal-file.controller.js';
import { PersonalFiles } from './personal-data/personal-file.js';
import { PersonalRecordsOfAll } from './personal-data/personal-records.js';
import { KnownDevices } from './proofs/known-devices.js';
import { Proofs } from './proofs/proofs.js';
import { Reauthentication } from './proofs/reauthentication.js';
import { SignInAttempts } from './proofs/sign-in-attempts.js';
import { CreateFirstAdminHandler } from './roles/create-first-admin.command.js';
import { GrantRoleHandler } from './roles/grant-role.command.js';
import { StaffSecrets } from './roles/staff-secrets.js';
import { DisableTwoFactorHandler } from './security/disable-two-factor.command.js';
import { EnableTwoFactorHandler } from './security/enable-two-factor.command.js';
import { RenewRecoveryCodesHandler } from './security/renew-recovery-codes.command.js';
import { AccountSecurityController } from './security/security.controller.js';
import { AccountSecurity } from './security/security.queries.js';
import { StartTwoFactorHandler } from './security/start-two-factor.command.js';
import { EndStreams } from './sessions/end-streams.js';
import { FollowRights } from './sessions/follow-rights.reaction.js';
import { JwtStrategy } from './sessions/jwt.strategy.js';
import { LiveSessions } from './sessions/live-sessions.js';
import { SessionTable } from './sessions/session-table.js';
import { Sessions } from './sessions/sessions.js';
import { AuthController } from './sign-in/auth.controller.js';
import { SessionAnswers } from './sign-in/session-answers.js';
import { SignInHandler } from './sign-in/sign-in.command.js';
import { MarkEmailVerifiedHandler } from './sign-up/mark-email-verified.command.js';
import { RegisterAccountHandler } from './sign-up/register-account.command.js';
import { Registrations } from './sign-up/registrations.js';
import { ResendVerificationHandler } from './sign-up/resend-verification.command.js';
import { SignUpHandler } from './sign-up/sign-up.command.js';
import { VerifyEmailHandler } from './sign-up/verify-email.command.js';
import { VerifyEmailCodeHandler } from './sign-up/verify-email-code.command.js';
import { AccessTokens, ALGORITHM, AUDIENCE, ISSUER } from './tokens/access-token.js';
import { DeviceCookie } from './tokens/device-cookie.js';
import { RefreshTokens } from './tokens/refresh-token.js';
import { SessionCookie } from './tokens/session-cookie.js';
import { TwoFactor } from './two-factor/two-factor.js';
import { TwoFactorTable } from './two-factor/two-factor-table.js';

const commands = [
  SignUpHandler,
  RegisterAccountHandler,
  VerifyEmailHandler,
  VerifyEmailCodeHandler,
  MarkEmailVerifiedHandler,
  ResendVerificationHandler,
  SignInHandler,
  GrantRoleHandler,
  CreateFirstAdminHandler,
  ForgotPasswordHandler,
  ResetPasswordHandler,
  ChangePasswordHandler,
  ChangeEmailHandler,
  MailEmailChangeHandler,
  ConfirmEmailHandler,
  StartTwoFactorHandler,
  EnableTwoFactorHandler,
  DisableTwoFactorHandler,
  RenewRecoveryCodesHandler,
  OpenPersonalFileHandler,
  DeleteAccountHandler,
  EraseAgainHandler,
];
const sessions = [
  AccessTokens,
  RefreshTokens,
  SessionTable,
  Sessions,
  LiveSessions,
  SessionCookie,
  DeviceCookie,
  SessionAnswers,
  JwtStrategy,
  EndStreams,
];
const passwords = [PasswordHasher, Credentials, SignInAttempts, KnownDevices, Proofs, Reauthentication, TwoFactor, TwoFactorTable];
const reactions = [FollowRights, FinishErasures];

const leaving = [AccountRecords, PersonalRecordsOfAll, PersonalFiles, OtherAdmins, ReasonsToStay, Traces, EraseAccount];

@Module({
  imports: [AccountsModule, DiscoveryModule],
  controllers: [AuthController, AccountSecurityController, PersonalFileController, DeletionController],
  providers: [
    ...commands,
    ...sessions,
    ...passwords,
    ...reactions,
    ...leaving,
    AccountSecurity,
    Registrations,
    StaffSecrets,
    Housekeeping,
    {
      provide: JwtService,
      useFactory: ({ accessToken }: AccountKeys) =>
        new JwtService({ secret: accessToken, signOptions: { algorithm: ALGORITHM, issuer: ISSUER, audience: AUDIENCE } }),
      inject: [AccountKeys],
    },
  ],
  exports: [PasswordHasher, Reauthentication, Registrations, StaffSecrets, LiveSessions, Sessions],
})
export class IdentityModule {}
