import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../platform/fields/fields.js';
import { ServiceCategoryDto } from '../services/service.dto.js';

export class SuggestionsQueryDto {
  /** What has been typed so far. */
  @Trimmed()
  @IsOptional()
  @MaxLength(100, { message: 'Search must be at most 100 characters' })
  @IsString({ message: 'Search must be text' })
  term?: string;
}

export class SuggestedServiceDto {
  title!: string;
  category!: ServiceCategoryDto;
  /** `null` where more than one service has this title. */
  id!: string | null;
  /** Whose it is; `null` like `id`. */
  businessName!: string | null;
}

export class SuggestedProviderDto {
  id!: string;
  businessName!: string;
  /** Path of their photo; `null` for whoever has none. */
  photoUrl!: string | null;
  city!: string;
  state!: string;
}

/** What somebody who types may be looking for, best first. */
export class SuggestionsDto {
  /** What was typed with misspelt words put right, or what it may have been meant to be; `null` where neither is so. */
  meant!: string | null;
  services!: SuggestedServiceDto[];
  /** Categories that were booked most in the last seven days, as long as nothing is typed. */
  popular!: ServiceCategoryDto[];
  categories!: ServiceCategoryDto[];
  providers!: SuggestedProviderDto[];
}
