import { IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { OptionalText, RequiredText, SmallLetters, Trimmed } from '../../platform/fields/fields.js';

export class CategoryDto {
  id!: string;
  slug!: string;
  name!: string;
  description!: string;
  /** Name of an icon of the client's set; `null` for the default icon. */
  icon!: string | null;
  parentSlug!: string | null;
  /** Public services, those of its children included. */
  serviceCount!: number;
}

export class CreateCategoryDto {
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

export class CategoryCreatedDto {
  categoryId!: string;
}
