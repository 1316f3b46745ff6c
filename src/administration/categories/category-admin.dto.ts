import { PartialType } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, IsString, IsUUID, Matches, MaxLength, Min } from 'class-validator';
import { OptionalText, RequiredText, SmallLetters, Trimmed } from '../../platform/fields/fields.js';
import { ReasonedDeletionDto } from '../../platform/fields/seen.dto.js';

/** A category as an administrator sees it, whatever its state. */
export class AdminCategoryDto {
  id!: string;
  /** What a change rests on. */
  revision!: number;
  name!: string;
  slug!: string;
  description!: string;
  /** Name of an icon of the client's set; `null` for the default icon. */
  icon!: string | null;
  /** Path of the picture that shows in place of the icon, with its drawings at `<path>/128.webp` and `<path>/256.webp`; `null` where the icon shows. */
  pictureUrl!: string | null;
  parentId!: string | null;
  isActive!: boolean;
  /** Where it stands among those of its level, inactive ones too: 1 comes first. */
  place!: number;
  /** An administrator has put it there; others follow those, by name. */
  isPlaced!: boolean;
  createdAt!: string;
  /** Who changed it last; `null` before anybody has, or when nobody may be named. */
  changedBy!: string | null;
  changedAt!: string;
  /** Services of its own, inactive ones too. */
  serviceCount!: number;
  /** Categories that stand below it. */
  childCount!: number;
}

/** How people find a category, and what they read of it. */
export class CategoryFieldsDto {
  @RequiredText('Name', 100)
  name!: string;

  @Trimmed()
  @MaxLength(100, { message: 'Slug must be at most 100 characters' })
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: 'Slug may have lowercase letters, digits and single hyphens' })
  @IsString({ message: 'Slug is required' })
  slug!: string;

  @OptionalText('Description', 1000)
  description?: string | null;

  /** Name of an icon of the client's set. */
  @OptionalText('Icon', 50)
  icon?: string | null;

  @IsOptional()
  @SmallLetters()
  @IsUUID('all', { message: 'Please select a category' })
  parentId?: string | null;
}

export class CreateCategoryDto extends CategoryFieldsDto {
  /** Inactive ones stand in no menu and have no page; `true` when left out. */
  @IsOptional()
  @IsBoolean({ message: 'Active must be true or false' })
  isActive?: boolean;
}

const REVISION = 'Revision must be a whole number';

/** What is left out stays as it is. */
export class UpdateCategoryDto extends PartialType(CreateCategoryDto, { skipNullProperties: false }) {
  /** Which revision the changes rest on: refused where the category has changed since. Left out, whatever stands is changed. */
  @IsOptional()
  @Min(0, { message: REVISION })
  @IsInt({ message: REVISION })
  revision?: number;

  /** Why it is switched on or off; what is only changed needs none. */
  @OptionalText('Reason', 500)
  reason?: string | null;
}

export class DeleteCategoryDto extends ReasonedDeletionDto {
  /** The category that its services go to. */
  @IsOptional()
  @SmallLetters()
  @IsUUID('all', { message: 'Please select a category' })
  moveTo?: string;
}

export class CategoryCreatedDto {
  categoryId!: string;
}
