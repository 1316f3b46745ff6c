import type { Point } from '../distance.ts';

/** Of latitude; one of longitude shrinks towards the poles. */
const MILES_PER_DEGREE = 69.1;

export interface Projection {
  /** Pixels from the upper left corner. */
  at(point: Point): { x: number; y: number };
  /** Pixels. */
  length(miles: number): number;
}

/** A plan of the region around a point, north up, so that a circle of so many miles around it just fits. Flat: a region is too small for the globe to show. */
export function planAround(middle: Point, miles: number, width: number, height: number): Projection {
  const scale = Math.min(width, height) / 2 / miles;
  const east = MILES_PER_DEGREE * Math.cos((middle.latitude * Math.PI) / 180);
  return {
    at: ({ latitude, longitude }) => ({
      x: width / 2 + (longitude - middle.longitude) * east * scale,
      y: height / 2 - (latitude - middle.latitude) * MILES_PER_DEGREE * scale,
    }),
    length: (distance) => distance * scale,
  };
}
