import type { Cut } from '#shared/pictures/cut/cut.ts';
import { contextOf } from '#shared/pictures/read-picture.ts';

/** As large as photos are kept. */
const SIDE = 512;

/** The chosen part of a picture, as it is sent. */
export async function cropPicture(picture: HTMLCanvasElement, { left, top, width, height }: Cut): Promise<Blob> {
  const photo = document.createElement('canvas');
  photo.width = SIDE;
  photo.height = SIDE;
  contextOf(photo).drawImage(
    picture,
    left * picture.width,
    top * picture.height,
    width * picture.width,
    height * picture.height,
    0,
    0,
    SIDE,
    SIDE,
  );
  // Not every browser can write WebP.
  const file = await new Promise<Blob | null>((resolve) => photo.toBlob(resolve, 'image/jpeg', 0.92));
  if (!file) throw new Error('The picture could not be written.');
  return file;
}
