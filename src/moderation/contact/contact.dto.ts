import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsIn, IsOptional, MaxLength, MinLength } from 'class-validator';
import { PageNumber, RequiredText, Trimmed } from '../../platform/fields/fields.js';
import type { ContactTopic } from './contact-message.events.js';
import { CONTACT_STATUSES, CONTACT_TOPICS, type ContactStatus } from './contact-message.js';

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
  @PageNumber()
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
