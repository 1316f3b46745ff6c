import { Transform } from 'class-transformer';
import { IsEmail, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { MAX_LENGTH as LONGEST_PASSWORD } from './passwords/password-rules.js';
import type { Role } from './role.js';

const LONGEST_EMAIL = 254;

const trimmed = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export class SignUpDto {
  /** First and last name, as others shall see it. */
  @trimmed()
  @MaxLength(100, { message: 'Full name must be at most 100 characters.' })
  @IsNotEmpty({ message: 'Please enter your full name.' })
  @IsString({ message: 'Please enter your full name.' })
  fullName!: string;

  @trimmed()
  @MaxLength(LONGEST_EMAIL, { message: 'This email address is too long.' })
  @IsEmail({}, { message: 'Please enter a valid email address.' })
  email!: string;

  /** At least 8 characters, and not on the list of common passwords. */
  @MaxLength(LONGEST_PASSWORD, { message: `Password must be at most ${LONGEST_PASSWORD} characters.` })
  @IsString({ message: 'Please enter a password.' })
  password!: string;

  /** Path of this site that the mailed link leads back to, such as `/book/<service>`; anything else is dropped. */
  @IsOptional()
  @IsString()
  returnTo?: string;
}

export class VerifyEmailDto {
  /** From the mailed link. */
  @MaxLength(100)
  @IsNotEmpty()
  @IsString()
  token!: string;
}

export class VerifiedEmailDto {
  /** The address that is confirmed now. */
  email!: string;
}

export class ResendVerificationDto {
  @trimmed()
  @MaxLength(LONGEST_EMAIL, { message: 'This email address is too long.' })
  @IsEmail({}, { message: 'Please enter a valid email address.' })
  email!: string;

  /** As with signing up; absent: where the last mail led. */
  @IsOptional()
  @IsString()
  returnTo?: string;
}

export class SignInDto {
  @trimmed()
  @MaxLength(LONGEST_EMAIL, { message: 'This email address is too long.' })
  @IsNotEmpty({ message: 'Please enter your email address.' })
  @IsString({ message: 'Please enter your email address.' })
  email!: string;

  @MaxLength(LONGEST_PASSWORD, { message: `Password must be at most ${LONGEST_PASSWORD} characters.` })
  @IsNotEmpty({ message: 'Please enter your password.' })
  @IsString({ message: 'Please enter your password.' })
  password!: string;
}

/** The signed-in person. */
export class MeDto {
  id!: string;
  email!: string;
  fullName!: string;
  /** Every role that the person can act in. */
  roles!: Role[];
  /** The one they act in by default. */
  role!: Role;
  /** Booking needs it. */
  emailVerified!: boolean;
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
