import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsEmail, IsIn, IsInt, IsOptional, Max, MaxLength, Min, MinLength } from 'class-validator';
import { RequiredText, Trimmed } from '../platform/http/fields.js';
import { CONTACT_STATUSES, CONTACT_TOPICS, type ContactStatus } from './contact-message.js';
import type { ContactTopic } from './contact-message.events.js';

export class SendContactMessageDto {
  @RequiredText('Your name', 100)
  name!: string;

  /** Where the answer goes. */
  @Trimmed()
  @MaxLength(254, { message: 'This email address is too long' })
  @IsEmail({}, { message: 'Please enter a valid email address' })
  email!: string;

  @IsIn(CONTACT_TOPICS, { message: 'Please choose what it is about' })
  @ApiProperty({ enum: CONTACT_TOPICS })
  topic!: ContactTopic;

  @MinLength(10, { message: 'Please tell us a little more: at least 10 characters' })
  @RequiredText('Your message', 2000)
  message!: string;
}

export class ContactMessagesQuery {
  /** From 1. */
  @IsOptional()
  @Max(100_000, { message: 'There are not so many pages' })
  @Min(1, { message: 'Pages count from 1' })
  @IsInt({ message: 'Send a page as a whole number' })
  @Type(() => Number)
  page?: number;

  @IsOptional()
  @IsIn(CONTACT_STATUSES, { message: 'Choose open or answered' })
  status?: ContactStatus;
}

export class ContactMessageDto {
  id!: string;
  @ApiProperty({ enum: CONTACT_TOPICS })
  topic!: ContactTopic;
  /** As the sender gave it; 'Unknown' when nobody may be named. */
  name!: string;
  /** Where the answer goes; `null` once erased. */
  email!: string | null;
  /** `null` once erased. */
  message!: string | null;
  /** Name of the account that the sender was signed in with; `null` for visitors, 'Unknown User' when nobody may be named. */
  accountName!: string | null;
  @ApiProperty({ enum: CONTACT_STATUSES })
  status!: ContactStatus;
  receivedAt!: string;
  answeredAt!: string | null;
}

export class ContactMessagePageDto {
  items!: ContactMessageDto[];
  total!: number;
  page!: number;
  pageSize!: number;
  pageCount!: number;
}
