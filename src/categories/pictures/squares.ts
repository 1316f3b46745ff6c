import { drawnAnew } from '../../platform/pictures/picture-format.js';
import type { Renditions } from '../../platform/pictures/sealed-pictures.js';

/** In pixels: a tile on a sharp screen, a head on one. */
const SIDES = [128, 256];
const QUALITY = 82;

/** What a drawing is called: `128.webp`. */
export const SQUARE = new RegExp(`^(${SIDES.join('|')})\\.webp$`);

/**
 * Small squares in WebP, cut to the picture's middle; what is transparent stays so.
 * @throws Invalid when the picture can not be read, or has too many pixels
 */
export const squares = (picture: Buffer): Promise<Renditions> =>
  drawnAnew(picture, async (upright) => {
    const drawings: Record<string, Buffer> = {};
    for (const side of SIDES) {
      drawings[`${side}.webp`] = await upright.clone().resize(side, side, { fit: 'cover' }).webp({ quality: QUALITY }).toBuffer();
    }
    return drawings;
  });
