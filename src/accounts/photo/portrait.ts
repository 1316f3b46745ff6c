import { drawnAnew } from '../../platform/pictures/picture-format.js';

/** Its name among the drawings of a picture. */
export const PORTRAIT = 'portrait';
const SIDE = 512;
const QUALITY = 82;

/**
 * A square portrait in WebP, cut to the picture's middle.
 * @throws Invalid when the picture can not be read, or has too many pixels
 */
export const portrait = (picture: Buffer): Promise<Buffer> =>
  drawnAnew(picture, (upright) => upright.resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: QUALITY }).toBuffer());
