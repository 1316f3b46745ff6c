import sharp, { type Region, type Sharp } from 'sharp';
import { Invalid } from '../errors.js';
import type { Cut } from './cut.dto.js';

/** A picture of a few megabytes can claim any size: more than this is not unfolded. */
const MOST_PIXELS = 40_000_000;

// One picture at a time per call: what is left of the machine is for everybody else.
sharp.concurrency(1);

type Signature = (bytes: Buffer) => boolean;
const startsWith = (...bytes: readonly number[]): Signature => {
  const start = Buffer.from(bytes);
  return (picture) => picture.subarray(0, start.length).equals(start);
};
/** By its first bytes, whatever its name or header says. Nothing else reaches the decoder. */
const SIGNATURES: readonly Signature[] = [
  startsWith(0xff, 0xd8, 0xff),
  startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  (picture) => picture.toString('latin1', 0, 4) === 'RIFF' && picture.toString('latin1', 8, 12) === 'WEBP',
];

/** Is it a JPEG, PNG or WebP? */
export const isPicture = (bytes: Buffer): boolean => SIGNATURES.some((matches) => matches(bytes));

/**
 * Draws a picture anew: upright as the camera meant it, without any metadata (place, time, device).
 * @throws Invalid when it can not be read, or has too many pixels
 */
export async function drawnAnew<T>(picture: Buffer, draw: (upright: Sharp) => Promise<T>): Promise<T> {
  try {
    return await draw(sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient());
  } catch (error) {
    if (error instanceof Invalid) throw error;
    throw new Invalid(
      { photo: 'This picture cannot be read, or it is too large. Please choose another.' },
      { code: 'identity/photo-unreadable' },
    );
  }
}

/** The part of an upright picture that shows; all of it where none is told. */
export async function partOf(upright: Sharp, cut: Cut | undefined): Promise<Sharp> {
  return cut ? upright.extract(pixelsOf(cut, (await upright.metadata()).autoOrient)) : upright;
}

/** Whole pixels, at least one, and none beyond the edge. */
function pixelsOf(cut: Cut, picture: { readonly width: number; readonly height: number }): Region {
  const [left, width] = along(picture.width, cut.left, cut.width);
  const [top, height] = along(picture.height, cut.top, cut.height);
  return { left, top, width, height };
}

function along(pixels: number, from: number, share: number): [start: number, extent: number] {
  const start = Math.min(Math.round(from * pixels), pixels - 1);
  return [start, Math.min(Math.max(Math.round(share * pixels), 1), pixels - start)];
}
