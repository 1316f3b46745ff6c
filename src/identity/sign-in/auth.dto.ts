import { IsOptional, IsString } from 'class-validator';
import { MeDto } from '../../accounts/index.js';
import {
  FullName,
  KnownEmail,
  KnownPassword,
  MailableEmail,
  MailedCode,
  MailedToken,
  NewPassword,
  SecondFactor,
} from '../passwords/credential-fields.js';

export class SignUpDto {
  /** First and last name, as others shall see it. */
  @FullName()
  fullName!: string;

  @MailableEmail()
  email!: string;

  /** At least 8 characters, and not on the list of common passwords. */
  @NewPassword()
  password!: string;

  /** Path of this site that the mailed link leads back to, such as `/book/<service>`; anything else is dropped. */
  @IsOptional()
  @IsString()
  returnTo?: string;
}

export class VerifyEmailDto {
  /** From the mailed link. */
  @MailedToken()
  token!: string;
}

export class VerifyEmailCodeDto {
  @KnownEmail()
  email!: string;

  /** Six digits of the newest mail, also as it shows them: `123 456`. Good for one hour and five tries; an address has twenty tries a day. */
  @MailedCode()
  code!: string;
}

export class VerifiedEmailDto {
  /** The address that is confirmed now. */
  email!: string;
}

export class ResendVerificationDto {
  @MailableEmail()
  email!: string;

  /** As with signing up; absent: where the last mail led. */
  @IsOptional()
  @IsString()
  returnTo?: string;
}

export class SignInDto {
  @KnownEmail()
  email!: string;

  @KnownPassword()
  password!: string;

  /** Six digits of the authenticator app, or a recovery code. Needed once `identity/code-needed` was answered. */
  @SecondFactor()
  code?: string;
}

export class ForgotPasswordDto {
  @MailableEmail()
  email!: string;
}

export class ResetPasswordDto {
  /** From the mailed link. */
  @MailedToken()
  token!: string;

  /** At least 8 characters (an admin's or auditor's 12), and not on the list of common passwords. */
  @NewPassword()
  password!: string;
}

export class RecoveredDto {
  /** The address to sign in with. */
  email!: string;
}

export class ConfirmEmailDto {
  /** From the link that was mailed to the new address. */
  @MailedToken()
  token!: string;
}

export class SessionDto {
  /** For the header `Authorization: Bearer …`; to be kept in memory only. */
  accessToken!: string;
  /** When the access token ends, ISO 8601: refresh before. */
  expiresAt!: string;
  user!: MeDto;
}

/** Nothing to tell: the answer is the same whatever was the case. */
export class AcceptedDto {}
