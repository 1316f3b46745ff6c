import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { CONTACT_STATUSES, CONTACT_TOPICS, type ContactStatus, type ContactTopic } from '../../contact/index.js';
import { PageNumber } from '../../platform/fields/fields.js';
import { ListPageDto } from '../../platform/lists/list-page.dto.js';

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

export class ContactMessagePageDto extends ListPageDto {
  items!: ContactMessageDto[];
}
