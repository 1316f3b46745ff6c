/** In pixels: twice as much as is kept, and on its way in a second. */
const SIDE = 512;

export interface SquarePicture {
  /** As it is sent. */
  photo: Blob;
  /** The same, to be shown before. */
  dataUrl: string;
}

/** The middle of a chosen file; what is transparent stays so. Fails when it is no picture that this browser can show. */
export async function squarePicture(file: Blob): Promise<SquarePicture> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const side = Math.min(width, height);
  const square = document.createElement('canvas');
  square.width = SIDE;
  square.height = SIDE;
  const context = square.getContext('2d');
  if (!context) throw new Error('This browser can not draw pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  bitmap.close();
  const photo = await new Promise<Blob | null>((resolve) => square.toBlob(resolve, 'image/png'));
  if (!photo) throw new Error('The picture could not be written.');
  return { photo, dataUrl: square.toDataURL('image/png') };
}
