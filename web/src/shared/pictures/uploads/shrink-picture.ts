import { readPicture } from '#shared/pictures/read-picture.ts';

/** A chosen file as it is sent: upright, no larger than it will be shown, and on its way in seconds. Fails when it is no picture that this browser can show. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await readPicture(file);
  // Not every browser can write WebP.
  const photo = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/jpeg', 0.9));
  if (!photo) throw new Error('The picture could not be written.');
  return photo;
}
