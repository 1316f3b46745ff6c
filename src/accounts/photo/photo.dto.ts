export class PhotoUploadedDto {
  /** Path of the new photo. */
  avatarUrl!: string;
}
