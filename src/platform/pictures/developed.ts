import sharp from 'sharp';
import { Invalid } from '../errors.js';
import type { Cut } from './cut.dto.js';
import { drawnAnew, partOf } from './picture-format.js';
import type { Renditions } from './sealed-pictures.js';

/** In pixels: a card on a phone, a card on a sharp screen, all of a screen. */
const WIDTHS = [400, 800];
const LONGEST_SIDE = 1600;
const SHORTEST_SIDE = 400;
const BLURRED = 16;

export interface DevelopedPhoto {
  /** The widths that there are, in pixels, the smallest first. */
  readonly widths: readonly number[];
  /** Of the largest, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly renditions: Renditions;
  /** A few blurred pixels, as a data URL of some hundred characters. */
  readonly placeholder: string;
}

/**
 * A photo in up to three widths, each as AVIF and as WebP.
 * @param cut the part of it that shows; all of it, if left out
 * @throws Invalid when it can not be read, has too many pixels, or what shows has too few to be sharp
 */
export const developed = (picture: Buffer, cut?: Cut): Promise<DevelopedPhoto> =>
  drawnAnew(picture, async (upright) => {
    const shown = await partOf(upright, cut);
    const { data, info } = await shown
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#FFFFFF' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    if (Math.min(width, height) < SHORTEST_SIDE) throw tooSmall(cut !== undefined);
    const raw = () => sharp(data, { raw: { width, height, channels } });
    const widths = [...WIDTHS.filter((narrower) => narrower < width), width];
    const renditions: Record<string, Buffer> = {};
    for (const each of widths) {
      renditions[`${each}.avif`] = await raw().resize(each).avif({ quality: 50, effort: 2 }).toBuffer();
      renditions[`${each}.webp`] = await raw().resize(each).webp({ quality: 78 }).toBuffer();
    }
    const blurred = await raw().resize(BLURRED).webp({ quality: 40 }).toBuffer();
    return { renditions, widths, width, height, placeholder: `data:image/webp;base64,${blurred.toString('base64')}` };
  });

const tooSmall = (isCut: boolean) =>
  new Invalid(
    {
      photo: isCut
        ? `The part that you chose is too small. Please choose one that is at least ${SHORTEST_SIDE} pixels wide and high.`
        : `This picture is too small. Please choose one that is at least ${SHORTEST_SIDE} pixels wide and high.`,
    },
    { code: 'platform/photo-too-small' },
  );
