import { Module } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Clock } from '../platform/clock.js';
import { Config } from '../platform/config.js';
import { Database } from '../platform/database/database.js';
import { AuthController } from './auth.controller.js';
import { GrantRoleHandler } from './commands/grant-role.js';
import { MarkEmailVerifiedHandler } from './commands/mark-email-verified.js';
import { RegisterAccountHandler } from './commands/register-account.js';
import { ResendVerificationHandler } from './commands/resend-verification.js';
import { RevokeRoleHandler } from './commands/revoke-role.js';
import { SignInHandler } from './commands/sign-in.js';
import { SignUpHandler } from './commands/sign-up.js';
import { UpdateProfileHandler } from './commands/update-profile.js';
import { VerifyEmailHandler } from './commands/verify-email.js';
import { Housekeeping } from './housekeeping.js';
import { IdentityKeys } from './keys.js';
import { AccountMails } from './mail/account-mails.js';
import { KeptMails } from './mail/kept-mails.js';
import { MailTokens } from './mail/mail-tokens.js';
import { MailboxController } from './mail/mailbox.controller.js';
import { Mailer } from './mail/mailer.js';
import { SmtpMailer } from './mail/smtp-mailer.js';
import { Credentials } from './passwords/credentials.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { SignInAttempts } from './passwords/sign-in-attempts.js';
import { People } from './people.js';
import { FollowRights } from './reactions/follow-rights.js';
import { SendAccountMails } from './reactions/send-account-mails.js';
import { AccessTokens, ALGORITHM, AUDIENCE, ISSUER } from './sessions/access-token.js';
import { JwtStrategy } from './sessions/jwt.strategy.js';
import { LiveSessions } from './sessions/live-sessions.js';
import { RefreshTokens } from './sessions/refresh-token.js';
import { SessionCookie } from './sessions/session-cookie.js';
import { SessionTable } from './sessions/session-table.js';
import { Sessions } from './sessions/sessions.js';
import { Standings } from './sessions/standing.js';

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
];
const sessions = [AccessTokens, RefreshTokens, SessionTable, Sessions, LiveSessions, Standings, SessionCookie, JwtStrategy];
const passwords = [PasswordHasher, Credentials, SignInAttempts];
const reactions = [SendAccountMails, FollowRights];

@Module({
  controllers: [AuthController, MailboxController],
  providers: [
    ...commands,
    ...sessions,
    ...passwords,
    ...reactions,
    IdentityKeys,
    People,
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
  ],
  exports: [PasswordHasher, LiveSessions],
})
export class IdentityModule {}
