export class ReviewPhotoAddedDto {
  id!: string;
}
