import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import { AccountEmails } from './account/account-emails.js';
import { AccountSecurityController } from './security/security.controller.js';
import { AccountSecurity } from './security/security.queries.js';
import { AuthController } from './sign-in/auth.controller.js';
import { ChangeEmailHandler } from './email/change-email.command.js';
import { ChangePasswordHandler } from './passwords/change-password.command.js';
import { ConfirmEmailHandler } from './email/confirm-email.command.js';
import { CreateFirstAdminHandler } from './roles/create-first-admin.command.js';
import { OpenPersonalFileHandler } from './personal-data/open-personal-file.command.js';
import { DisableTwoFactorHandler } from './security/disable-two-factor.command.js';
import { EnableTwoFactorHandler } from './security/enable-two-factor.command.js';
import { ForgotPasswordHandler } from './passwords/forgot-password.command.js';
import { GrantRoleHandler } from './roles/grant-role.command.js';
import { MarkEmailVerifiedHandler } from './sign-up/mark-email-verified.command.js';
import { MailEmailChangeHandler } from './email/mail-email-change.command.js';
import { DeleteAccountHandler } from './deletion/delete-account.command.js';
import { EraseAgainHandler } from './deletion/erase-again.command.js';
import { RegisterAccountHandler } from './sign-up/register-account.command.js';
import { RenewRecoveryCodesHandler } from './security/renew-recovery-codes.command.js';
import { ResendVerificationHandler } from './sign-up/resend-verification.command.js';
import { ResetPasswordHandler } from './passwords/reset-password.command.js';
import { ChangePhotoHandler } from './photo/change-photo.command.js';
import { ChangeSettingsHandler } from './settings/change-settings.command.js';
import { RevokeRoleHandler } from './roles/revoke-role.command.js';
import { SignInHandler } from './sign-in/sign-in.command.js';
import { SignUpHandler } from './sign-up/sign-up.command.js';
import { StartTwoFactorHandler } from './security/start-two-factor.command.js';
import { UpdateProfileHandler } from './profile/update-profile.command.js';
import { VerifyEmailHandler } from './sign-up/verify-email.command.js';
import { AccountRecords } from './personal-data/account-records.js';
import { PersonalFileController } from './personal-data/personal-file.controller.js';
import { PersonalFiles } from './personal-data/personal-file.js';
import { PersonalRecordsOfAll } from './personal-data/personal-records.js';
import { DeletionController } from './deletion/deletion.controller.js';
import { EraseAccount } from './deletion/erase-account.js';
import { OtherAdmins } from './deletion/other-admin.js';
import { ReasonsToStay } from './deletion/reasons.js';
import { Traces } from './deletion/traces.js';
import { Housekeeping } from './housekeeping.js';
import { IdentityKeys } from './account/keys.js';
import { AccountMails } from './mail/account-mails.js';
import { MailTokens } from './mail/mail-tokens.js';
import { Credentials } from './credentials/credentials.js';
import { KnownDevices } from './proofs/known-devices.js';
import { PasswordHasher } from './credentials/password-hasher.js';
import { Proofs } from './proofs/proofs.js';
import { Reauthentication } from './proofs/reauthentication.js';
import { SignInAttempts } from './proofs/sign-in-attempts.js';
import { People } from './directory/people.queries.js';
import { AvatarController } from './photo/avatar.controller.js';
import { Darkroom } from './photo/darkroom.js';
import { PhotoController } from './photo/photo.controller.js';
import { Photos } from './photo/photos.js';
import { ProfileController } from './profile/profile.controller.js';
import { Registrations } from './sign-up/registrations.js';
import { FinishErasures } from './deletion/finish-erasures.reaction.js';
import { FollowRights } from './sessions/follow-rights.reaction.js';
import { SendAccountMails } from './mail/send-account-mails.reaction.js';
import { AccessTokens, ALGORITHM, AUDIENCE, ISSUER } from './tokens/access-token.js';
import { EndStreams } from './sessions/end-streams.js';
import { JwtStrategy } from './sessions/jwt.strategy.js';
import { LiveSessions } from './sessions/live-sessions.js';
import { RefreshTokens } from './tokens/refresh-token.js';
import { DeviceCookie } from './tokens/device-cookie.js';
import { SessionAnswers } from './sign-in/session-answers.js';
import { SessionCookie } from './tokens/session-cookie.js';
import { SessionTable } from './sessions/session-table.js';
import { Sessions } from './sessions/sessions.js';
import { Standings } from './account/standing.js';
import { TwoFactor } from './two-factor/two-factor.js';
import { TwoFactorTable } from './two-factor/two-factor-table.js';
import { SettingsController } from './settings/settings.controller.js';

const commands = [
  SignUpHandler,
  RegisterAccountHandler,
  VerifyEmailHandler,
  MarkEmailVerifiedHandler,
  ResendVerificationHandler,
  SignInHandler,
  GrantRoleHandler,
  RevokeRoleHandler,
  UpdateProfileHandler,
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
  ChangeSettingsHandler,
  ChangePhotoHandler,
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
  Standings,
  SessionCookie,
  DeviceCookie,
  SessionAnswers,
  JwtStrategy,
  EndStreams,
];
const passwords = [PasswordHasher, Credentials, SignInAttempts, KnownDevices, Proofs, Reauthentication, TwoFactor, TwoFactorTable];
const reactions = [SendAccountMails, FollowRights, FinishErasures];

const leaving = [AccountRecords, PersonalRecordsOfAll, PersonalFiles, OtherAdmins, ReasonsToStay, Traces, EraseAccount];

@Module({
  imports: [DiscoveryModule],
  controllers: [
    AuthController,
    AccountSecurityController,
    ProfileController,
    SettingsController,
    PhotoController,
    AvatarController,
    PersonalFileController,
    DeletionController,
  ],
  providers: [
    ...commands,
    ...sessions,
    ...passwords,
    ...reactions,
    ...leaving,
    IdentityKeys,
    People,
    AccountEmails,
    AccountSecurity,
    Registrations,
    Photos,
    Darkroom,
    MailTokens,
    AccountMails,
    Housekeeping,
    {
      provide: JwtService,
      useFactory: ({ accessToken }: IdentityKeys) =>
        new JwtService({ secret: accessToken, signOptions: { algorithm: ALGORITHM, issuer: ISSUER, audience: AUDIENCE } }),
      inject: [IdentityKeys],
    },
  ],
  exports: [PasswordHasher, Reauthentication, Registrations, LiveSessions],
})
export class IdentityModule {}
