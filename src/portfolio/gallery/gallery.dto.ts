import { PictureDto } from '../../platform/pictures/picture.dto.js';

/** How a piece of work was before. */
export class BeforePhotoDto {
  id!: string;
  picture!: PictureDto;
}

/** A photo that a provider shows of their work. */
export class WorkPhotoDto {
  id!: string;
  picture!: PictureDto;
  /** What it shows, in the provider's words. */
  caption!: string | null;
  /** The same before; `null` for a photo that stands alone. */
  before!: BeforePhotoDto | null;
}
