/** A part of a picture, as shares of its width and height. */
export interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Of the picture that is cut: a tall one is to be seen well too, on a phone above the buttons. */
export const PICTURE_HEIGHT = 'clamp(220px, 40vh, 360px)';

const LARGEST_ZOOM = 3;

/**
 * How far a frame may be drawn in so that at least so many pixels of the picture stay in it. Below 1 even the largest frame holds too few.
 * @param aspect of the frame, width by height
 * @param least pixels of its shorter side
 */
export function largestZoom({ width, height }: Size, aspect: number, least = 1): number {
  const shorter = Math.min(width, height * aspect) / Math.max(1, aspect);
  return Math.min(LARGEST_ZOOM, shorter / least);
}

const percent = (share: number) => Math.round(share * 100);

/** What does not show, in words. */
export function leftOut({ left, top, width, height }: Cut): string {
  const sides = [
    ['on the left', left],
    ['on the right', 1 - left - width],
    ['above', top],
    ['below', 1 - top - height],
  ] as const;
  const said = sides.filter(([, share]) => percent(share) > 0).map(([side, share]) => `${percent(share)}% ${side}`);
  return said.length === 0 ? 'All of the picture shows.' : `Left out: ${said.join(', ')}.`;
}
