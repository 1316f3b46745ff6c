import { Code, KnownPassword, MailableEmail, NewPassword, SecondFactor } from '../passwords/credential-fields.js';
import { SessionDto } from '../sign-in/auth.dto.js';

/** How safe an account is. */
export class AccountSecurityDto {
  email!: string;
  emailVerified!: boolean;
  /** A new address whose link has not been opened yet. */
  pendingEmail!: string | null;
  /** Whether signing in needs a code. */
  twoFactor!: boolean;
  /** An admin's or auditor's two-factor sign-in can not be switched off. */
  twoFactorRequired!: boolean;
  recoveryCodesLeft!: number;
}

export class ChangePasswordDto {
  @KnownPassword()
  currentPassword!: string;

  /** At least 8 characters (an admin's or auditor's 12), and not on the list of common passwords. */
  @NewPassword()
  newPassword!: string;

  /** Six digits of the authenticator app, or a recovery code: needed when two-factor sign-in is on. */
  @SecondFactor()
  code?: string;
}

export class ChangeEmailDto {
  @MailableEmail()
  email!: string;

  @KnownPassword()
  password!: string;

  /** As with a change of password. */
  @SecondFactor()
  code?: string;
}

/** The person's password again, with a code when two-factor sign-in is on. */
export class ReauthenticationDto {
  @KnownPassword()
  password!: string;

  /** As with a change of password. */
  @SecondFactor()
  code?: string;
}

/** What an authenticator app is set up with. */
export class TwoFactorSetupDto {
  /** In base32, to be typed. */
  secret!: string;
  /** `otpauth://…`, to be opened by an app of the same device. */
  uri!: string;
  /** The same as a QR code: a data URL of an SVG picture. */
  qrCode!: string;
}

export class EnableTwoFactorDto {
  /** Six digits of the app that was set up. */
  @Code()
  code!: string;
}

export class TwoFactorEnabledDto {
  /** Each is good for one sign-in without the app. They are told once. */
  recoveryCodes!: string[];
  session!: SessionDto;
}

export class RecoveryCodesDto {
  /** Those from before are worth nothing. */
  recoveryCodes!: string[];
}

/** A browser in which the person is signed in. */
export class OpenSessionDto {
  id!: string;
  /** Such as "Chrome on Linux". */
  device!: string;
  openedAt!: string;
  /** To within ten minutes. */
  lastActiveAt!: string;
  /** The one that asks. */
  current!: boolean;
}

export class EndedSessionsDto {
  /** How many there were. */
  ended!: number;
}
