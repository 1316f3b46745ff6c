import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { type Deed, DEEDS } from '../../catalog/index.js';
import { PageNumber, SmallLetters } from '../../platform/fields/fields.js';
import { ListPageDto } from '../../platform/lists/list-page.dto.js';

export class AdminDeedsQuery {
  @PageNumber()
  page?: number;

  /** Id of the one that is asked about; left out, all of them. */
  @IsOptional()
  @SmallLetters()
  @IsUUID('all', { message: 'Choose one of the list' })
  item?: string;
}

/** What an administrator has switched or deleted, and why. */
export class AdminDeedDto {
  id!: string;
  itemId!: string;
  /** What it was called then; `null`: it happened before that was told. */
  name!: string | null;
  @ApiProperty({ enum: DEEDS })
  deed!: Deed;
  /** `null` where nobody may be named. */
  by!: string | null;
  at!: string;
  /** `null`: it happened before anybody asked for one, or whoever gave it is erased. */
  reason!: string | null;
}

export class AdminDeedPageDto extends ListPageDto {
  items!: AdminDeedDto[];
}
