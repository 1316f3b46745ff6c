import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../platform/http/fields.js';

export class MailboxQueryDto {
  /** Part of an address or phone number: only what went there. */
  @Trimmed()
  @IsOptional()
  @MaxLength(320, { message: 'The address must be at most 320 characters' })
  @IsString({ message: 'The address must be text' })
  to?: string;
}
