/** Enough for any camera, and what a phone can still decode. */
export const LARGEST_FILE = 20 * 1024 * 1024;

/** In pixels. More would only make it slow to move about. */
export const LONGEST_SIDE = 2048;

/**
 * Decodes a chosen file, upright and small enough to be moved about. Fails when it is no picture that this browser can show.
 * @param longestSide in pixels, at most
 */
export async function readPicture(file: Blob, longestSide = LONGEST_SIDE): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const picture = document.createElement('canvas');
  picture.width = Math.max(1, Math.round(bitmap.width * scale));
  picture.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = contextOf(picture);
  context.drawImage(bitmap, 0, 0, picture.width, picture.height);
  bitmap.close();
  return picture;
}

/** On white: what is transparent would turn black in a JPEG. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can not draw pictures.');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return context;
}
