import sharp from 'sharp';

/** A photo of one colour. */
export const photo = (width: number, height = width, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
