/** Path of a person's photo, or of the avatar that is generated for whoever has none. */
export const avatarUrl = (userId: string, photoId: string | null | undefined): string =>
  photoId ? `/api/v1/photos/${photoId}` : `/api/v1/avatars/${userId}`;
