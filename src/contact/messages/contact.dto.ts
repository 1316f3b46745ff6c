import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsIn, MaxLength, MinLength } from 'class-validator';
import { RequiredText, Trimmed } from '../../platform/fields/fields.js';
import type { ContactTopic } from '../contact-message.events.js';
import { CONTACT_TOPICS } from '../contact-message.js';

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
