import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { OptionalText, SmallLetters } from '../../platform/fields/fields.js';
import { MOST_PHOTOS } from '../portfolio.js';

export class WorkPhotoAddedDto {
  id!: string;
}

export class WorkPhotoCaptionDto {
  @OptionalText('Caption', 140)
  caption?: string | null;
}

export class ArrangedWorkDto {
  @SmallLetters()
  @IsUUID(undefined, { message: 'Photo is not known' })
  photoId!: string;

  /** The photo that shows the same before, for those that belong together. */
  @SmallLetters()
  @IsOptional()
  @IsUUID(undefined, { message: 'Photo is not known' })
  beforeId?: string | null;
}

export class ArrangementDto {
  /** All photos, each once, in the order in which they are to be seen. */
  @IsArray({ message: 'Send all photos, in order' })
  @ArrayMaxSize(MOST_PHOTOS, { message: `At most ${MOST_PHOTOS} photos are shown` })
  @ArrayUnique(({ photoId }: ArrangedWorkDto) => photoId, { message: 'Each photo stands in one place' })
  @ValidateNested({ each: true })
  @Type(() => ArrangedWorkDto)
  works!: ArrangedWorkDto[];
}
