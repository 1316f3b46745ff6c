import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { MAX_LENGTH as LONGEST_PASSWORD } from '../credentials/password.decisions.js';

export class DeletionDto {
  /** Why the account can not be deleted now, in sentences; empty: it can. */
  reasons!: string[];
}

export class DeleteAccountDto {
  @MaxLength(LONGEST_PASSWORD, { message: `Password must be at most ${LONGEST_PASSWORD} characters.` })
  @IsNotEmpty({ message: 'Please enter your password.' })
  @IsString({ message: 'Please enter your password.' })
  password!: string;

  /** Six digits or a recovery code, where two-factor sign-in is on. */
  @MaxLength(50)
  @IsString()
  @IsOptional()
  code?: string;
}
