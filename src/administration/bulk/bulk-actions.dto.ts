import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, IsUUID, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import { PageNumber, RequiredText, SmallLetters } from '../../platform/fields/fields.js';
import { ManagedServicesQuery } from '../services/service-management.dto.js';
import { ManagedUsersQuery } from '../users/user-management.dto.js';
import type { BulkKind } from './bulk-action.events.js';

/** Chosen one by one, as many as stand on a page. */
const MOST_IDS = 100;
const HOW_MANY = 'Tell how many were chosen';
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const IDS = new RegExp(`^${ID}(,${ID})*$`, 'i');

/** Either some, or all that match: those that `ids` names, or where it is left out those that the list would show. */
export class SwitchDto {
  /** What they are to be. */
  @IsBoolean({ message: 'Active must be true or false' })
  isActive!: boolean;

  /** Left out, all that match. */
  @IsOptional()
  @SmallLetters()
  @IsUUID('all', { each: true, message: 'Choose some of the list' })
  @ArrayMaxSize(MOST_IDS, { message: `Choose at most ${MOST_IDS}, or all that match` })
  @IsArray({ message: 'Choose some of the list' })
  ids?: string[];

  /** How many were seen to be chosen: refused where there are more or fewer by now. */
  @ApiProperty({ minimum: 1 })
  @IsInt({ message: HOW_MANY })
  @Min(1, { message: HOW_MANY })
  @Max(Number.MAX_SAFE_INTEGER, { message: HOW_MANY })
  total!: number;

  /** The other administrators read it, and whoever is shut out. */
  @MinLength(5, { message: 'Reason must be at least 5 characters' })
  @RequiredText('Reason', 500)
  reason!: string;
}

export class SwitchServicesDto extends IntersectionType(SwitchDto, OmitType(ManagedServicesQuery, ['page', 'sort', 'direction'])) {}

export class SwitchUsersDto extends IntersectionType(SwitchDto, OmitType(ManagedUsersQuery, ['page', 'sort'])) {}

/** Which users an administrator thinks of: `ids` with commas between them, or all that match. */
export class ManyUsersQuery extends OmitType(ManagedUsersQuery, ['page', 'sort']) {
  @IsOptional()
  @MaxLength(37 * MOST_IDS, { message: `Choose at most ${MOST_IDS}, or all that match` })
  @Matches(IDS, { message: 'Choose some of the list' })
  ids?: string;
}

export class BulkActionStartedDto {
  bulkId!: string;
}

/** What an administrator has begun to do to many rows at once, and how far it has come. */
export class BulkActionDto {
  id!: string;
  kind!: BulkKind;
  /** `null` where nobody may be named. */
  startedBy!: string | null;
  startedAt!: string;
  /** `null` once whoever gave it is erased. */
  reason!: string | null;
  total!: number;
  changed!: number;
  /** They were so already. */
  unchanged!: number;
  refused!: number;
  /** `null`: it goes on. */
  finishedAt!: string | null;
}

export class BulkResultsQuery {
  @PageNumber()
  page?: number;
}

/** A row that did not change. */
export class BulkResultDto {
  rowId!: string;
  /** `null`: it is gone. */
  name!: string | null;
  /** Why it was refused; `null`: it was so already. */
  why!: string | null;
}

export class BulkResultPageDto {
  items!: BulkResultDto[];
  total!: number;
  page!: number;
  pageCount!: number;
}
