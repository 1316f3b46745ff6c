import { PictureDto } from '../../platform/pictures/picture.dto.js';

/** A photo of the work, by the author of a review. */
export class ReviewPhotoDto {
  id!: string;
  picture!: PictureDto;
}
