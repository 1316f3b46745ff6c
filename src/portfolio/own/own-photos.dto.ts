import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { OptionalText, SmallLetters } from '../../platform/fields/fields.js';
import { PictureDto } from '../../platform/pictures/picture.dto.js';
import { BeforePhotoDto } from '../gallery/gallery.dto.js';
import { MOST_PHOTOS } from '../portfolio.js';

/** An admin has taken it out of everybody's sight but its provider's. */
export class HiddenWorkPhotoDto {
  /** Why; `null` once whoever decided is erased. */
  reason!: string | null;
  hiddenAt!: string;
}

export class OwnBeforePhotoDto extends BeforePhotoDto {
  /** `null` while everybody sees it. */
  hidden!: HiddenWorkPhotoDto | null;
}

/** A photo as its provider sees it. */
export class OwnWorkPhotoDto {
  id!: string;
  picture!: PictureDto;
  /** What it shows, in the provider's words. */
  caption!: string | null;
  /** The same before; `null` for a photo that stands alone. */
  before!: OwnBeforePhotoDto | null;
  /** `null` while everybody sees it. */
  hidden!: HiddenWorkPhotoDto | null;
}

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
