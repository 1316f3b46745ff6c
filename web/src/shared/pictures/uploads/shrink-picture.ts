import type { Cut } from '#shared/pictures/cut/cut.ts';
import { LONGEST_SIDE, readPicture } from '#shared/pictures/read-picture.ts';

/** In pixels: what every browser can draw, and the server takes as one file. */
const MOST_FOR_A_PART = 3200;

/**
 * A chosen file as it is sent: upright, no larger than it will be shown, and on its way in seconds. Fails when it is no picture that this browser can show.
 * @param cut the part that will show, which is to be as sharp as a whole picture where the file is
 */
export async function shrinkPicture(file: Blob, cut?: Cut): Promise<Blob> {
  const longestSide = cut ? Math.min(MOST_FOR_A_PART, LONGEST_SIDE / Math.max(cut.width, cut.height)) : LONGEST_SIDE;
  const picture = await readPicture(file, longestSide);
  // Not every browser can write WebP.
  const photo = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/jpeg', 0.9));
  if (!photo) throw new Error('The picture could not be written.');
  return photo;
}
