import { planAround, type Projection } from '#shared/place/map/projection.ts';
import { UNITS_PER_DEGREE } from './outline.ts';

interface Point {
  latitude: number;
  longitude: number;
}

/** Of a single place so much of its neighborhood is seen, and of several so much around them, in miles. */
const AROUND = 6;
/** Around what there is, a part of it is left free. */
const FREE = 1.12;

/** A plan on which all of these just fit, north up. */
export function viewOf(points: readonly Point[], width: number, height: number): Projection {
  const between = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [south, north] = between(points.map(({ latitude }) => latitude));
  const [west, east] = between(points.map(({ longitude }) => longitude));
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  // On a plan that shows one mile around its middle, a mile is half of the shorter side.
  const plan = planAround(middle, 1, width, height);
  const corner = plan.at({ latitude: north, longitude: east });
  const margin = plan.length(AROUND);
  const wider = (corner.x - width / 2 + margin) / (width / 2);
  const higher = (height / 2 - corner.y + margin) / (height / 2);
  return planAround(middle, Math.max(wider, higher) * FREE, width, height);
}

/** Where the outline's units lie on a plan, for `transform`. */
export function outlineOn(plan: Projection): string {
  const zero = plan.at({ latitude: 0, longitude: 0 });
  const one = plan.at({ latitude: -1, longitude: 1 });
  return `translate(${zero.x} ${zero.y}) scale(${(one.x - zero.x) / UNITS_PER_DEGREE} ${(one.y - zero.y) / UNITS_PER_DEGREE})`;
}

const SMALLEST = 4;
const LARGEST = 15;

/** A dot's area grows with its bookings, px. */
export const sizeOf = (bookings: number, most: number): number => SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(bookings / most);
