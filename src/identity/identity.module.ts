import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import { Clock } from '../platform/clock.js';
import { Config } from '../platform/config.js';
import { Database } from '../platform/database/database.js';
import { AccountEmails } from './account-emails.js';
import { AccountSecurityController } from './account-security.controller.js';
import { AccountSecurity } from './account-security.query.js';
import { AuthController } from './auth.controller.js';
import { ChangeEmailHandler } from './commands/change-email.js';
import { ChangePasswordHandler } from './commands/change-password.js';
import { ConfirmEmailHandler } from './commands/confirm-email.js';
import { CreateFirstAdminHandler } from './commands/create-first-admin.js';
import { OpenPersonalFileHandler } from './commands/open-personal-file.js';
import { DisableTwoFactorHandler } from './commands/disable-two-factor.js';
import { EnableTwoFactorHandler } from './commands/enable-two-factor.js';
import { ForgotPasswordHandler } from './commands/forgot-password.js';
import { GrantRoleHandler } from './commands/grant-role.js';
import { MarkEmailVerifiedHandler } from './commands/mark-email-verified.js';
import { MailEmailChangeHandler } from './commands/mail-email-change.js';
import { DeleteAccountHandler } from './commands/delete-account.js';
import { EraseAgainHandler } from './commands/erase-again.js';
import { RegisterAccountHandler } from './commands/register-account.js';
import { RenewRecoveryCodesHandler } from './commands/renew-recovery-codes.js';
import { ResendVerificationHandler } from './commands/resend-verification.js';
import { ResetPasswordHandler } from './commands/reset-password.js';
import { ChangePhotoHandler } from './commands/change-photo.js';
import { ChangeSettingsHandler } from './commands/change-settings.js';
import { RevokeRoleHandler } from './commands/revoke-role.js';
import { SignInHandler } from './commands/sign-in.js';
import { SignUpHandler } from './commands/sign-up.js';
import { StartTwoFactorHandler } from './commands/start-two-factor.js';
import { UpdateProfileHandler } from './commands/update-profile.js';
import { VerifyEmailHandler } from './commands/verify-email.js';
import { AccountRecords } from './data/account-records.js';
import { PersonalFileController } from './data/personal-file.controller.js';
import { PersonalFiles } from './data/personal-file.js';
import { PersonalRecordsOfAll } from './data/personal-records.js';
import { DeletionController } from './deletion/deletion.controller.js';
import { EraseAccount } from './deletion/erase-account.js';
import { OtherAdmins } from './deletion/other-admin.js';
import { ReasonsToStay } from './deletion/reasons.js';
import { Traces } from './deletion/traces.js';
import { Housekeeping } from './housekeeping.js';
import { IdentityKeys } from './keys.js';
import { AccountMails } from './mail/account-mails.js';
import { KeptMails } from './mail/kept-mails.js';
import { MailTokens } from './mail/mail-tokens.js';
import { MailboxController } from './mail/mailbox.controller.js';
import { Mailer } from './mail/mailer.js';
import { SmtpMailer } from './mail/smtp-mailer.js';
import { Contacts } from './notices/contacts.js';
import { KeptMessages } from './notices/kept-messages.js';
import { Notices } from './notices/notices.js';
import { NoOutbox, Outbox } from './notices/outbox.js';
import { SentNotices } from './notices/sent-notices.js';
import { Credentials } from './passwords/credentials.js';
import { KnownDevices } from './passwords/known-devices.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { Proofs } from './passwords/proofs.js';
import { Reauthentication } from './passwords/reauthentication.js';
import { SignInAttempts } from './passwords/sign-in-attempts.js';
import { People } from './people.js';
import { AvatarController } from './photo/avatar.controller.js';
import { Darkroom } from './photo/darkroom.js';
import { PhotoController } from './photo/photo.controller.js';
import { Photos } from './photo/photos.js';
import { ProfileController } from './profile/profile.controller.js';
import { Registrations } from './registrations.js';
import { FinishErasures } from './reactions/finish-erasures.js';
import { FollowRights } from './reactions/follow-rights.js';
import { SendAccountMails } from './reactions/send-account-mails.js';
import { AccessTokens, ALGORITHM, AUDIENCE, ISSUER } from './sessions/access-token.js';
import { EndStreams } from './sessions/end-streams.js';
import { JwtStrategy } from './sessions/jwt.strategy.js';
import { LiveSessions } from './sessions/live-sessions.js';
import { RefreshTokens } from './sessions/refresh-token.js';
import { DeviceCookie } from './sessions/device-cookie.js';
import { SessionAnswers } from './sessions/session-answers.js';
import { SessionCookie } from './sessions/session-cookie.js';
import { SessionTable } from './sessions/session-table.js';
import { Sessions } from './sessions/sessions.js';
import { Standings } from './sessions/standing.js';
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
    MailboxController,
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
    Contacts,
    Notices,
    SentNotices,
    MailTokens,
    AccountMails,
    Housekeeping,
    {
      provide: JwtService,
      useFactory: ({ accessToken }: IdentityKeys) =>
        new JwtService({ secret: accessToken, signOptions: { algorithm: ALGORITHM, issuer: ISSUER, audience: AUDIENCE } }),
      inject: [IdentityKeys],
    },
    {
      provide: Mailer,
      useFactory: ({ smtpUrl, publicUrl }: Config, database: Database, clock: Clock) =>
        smtpUrl ? new SmtpMailer(smtpUrl, publicUrl) : new KeptMails(database, clock),
      inject: [Config, Database, Clock],
    },
    {
      provide: Outbox,
      useFactory: ({ production }: Config, database: Database, clock: Clock) =>
        production ? new NoOutbox() : new KeptMessages(database, clock),
      inject: [Config, Database, Clock],
    },
  ],
  exports: [PasswordHasher, Reauthentication, Registrations, LiveSessions, Notices],
})
export class IdentityModule {}
