import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Trimmed } from '../../platform/fields/fields.js';
import { MAX_LENGTH as LONGEST_PASSWORD } from '../credentials/password.decisions.js';

const LONGEST_NAME = 100;
const LONGEST_EMAIL = 254;
const LONGEST_CODE = 40;
const LONGEST_TOKEN = 100;

/** First and last name, as others shall see it. */
export const FullName = () =>
  applyDecorators(
    Trimmed(),
    IsString({ message: 'Please enter your full name.' }),
    IsNotEmpty({ message: 'Please enter your full name.' }),
    MaxLength(LONGEST_NAME, { message: `Full name must be at most ${LONGEST_NAME} characters.` }),
  );

/** An address that mails are to go to. */
export const MailableEmail = () =>
  applyDecorators(
    Trimmed(),
    IsEmail({}, { message: 'Please enter a valid email address.' }),
    MaxLength(LONGEST_EMAIL, { message: 'This email address is too long.' }),
    ApiProperty({ format: 'email' }),
  );

/** An address that somebody may have an account under. */
export const KnownEmail = () =>
  applyDecorators(
    Trimmed(),
    IsString({ message: 'Please enter your email address.' }),
    IsNotEmpty({ message: 'Please enter your email address.' }),
    MaxLength(LONGEST_EMAIL, { message: 'This email address is too long.' }),
  );

/** Whether it is strong enough is judged where it is kept. */
export const NewPassword = () =>
  applyDecorators(
    IsString({ message: 'Please enter a password.' }),
    MaxLength(LONGEST_PASSWORD, { message: `Password must be at most ${LONGEST_PASSWORD} characters.` }),
  );

/** A password that is compared with the one that is kept. */
export const KnownPassword = () =>
  applyDecorators(
    IsString({ message: 'Please enter your password.' }),
    IsNotEmpty({ message: 'Please enter your password.' }),
    MaxLength(LONGEST_PASSWORD, { message: `Password must be at most ${LONGEST_PASSWORD} characters.` }),
  );

/** The second secret, where two-factor sign-in is on. */
export const SecondFactor = () =>
  applyDecorators(
    IsOptional(),
    IsString({ message: 'Please enter the code.' }),
    MaxLength(LONGEST_CODE, { message: 'This is too long for a code.' }),
  );

/** Must be told. */
export const Code = () =>
  applyDecorators(
    IsString({ message: 'Please enter the code.' }),
    IsNotEmpty({ message: 'Please enter the code.' }),
    MaxLength(LONGEST_CODE, { message: 'This is too long for a code.' }),
  );

/** Six digits, however they are grouped: "123 456", "123-456". */
export const MailedCode = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.replace(/[\s-]/g, '') : value)),
    Matches(/^\d{6}$/, { message: 'Please enter the six digits of the mail.' }),
    ApiProperty({ type: String }),
  );

export const MailedToken = () => applyDecorators(IsString(), IsNotEmpty(), MaxLength(LONGEST_TOKEN));
