import type { PlaceDto } from '#api/generated-public.ts';
import type { Point } from '../distance.ts';
import type { Projection } from './projection.ts';

export interface Spot {
  x: number;
  y: number;
}

export interface CityName extends Spot {
  name: string;
}

/** More would be a text, and no map. */
const MOST = 7;
/** Pixels that a letter and a line take. */
const LETTER = 6.5;
const LINE = 22;
/** Half of what a mark is wide. */
const MARK = 14;
/** A name stands so far above its place. */
const ABOVE = 6;

/** Names of the largest cities, in the middle of their ZIP codes or else at one of them, as far as they do not lie over one another, over the edge or below what else stands on the map. */
export function cityNames(
  places: readonly PlaceDto[],
  plan: Projection,
  edge: { width: number; height: number },
  taken: readonly Spot[],
): CityName[] {
  const cities = [...Map.groupBy(places, ({ city, state }) => `${city}, ${state}`).values()].toSorted((a, b) => b.length - a.length);
  const names: CityName[] = [];
  for (const zips of cities) {
    const name = zips[0]!.city;
    const half = (name.length * LETTER) / 2;
    const apart = (a: Spot, b: Spot, width: number) => Math.abs(a.y - b.y) > LINE || Math.abs(a.x - b.x) > half + width;
    const isFree = (spot: Spot) =>
      names.every((other) => apart(spot, other, (other.name.length * LETTER) / 2)) && taken.every((mark) => apart(spot, mark, MARK));
    const isInside = ({ x, y }: Spot) => x > half && x < edge.width - half && y > LINE && y < edge.height - LINE;
    const spots = [middleOf(zips), ...zips].map((point) => plan.at(point)).map(({ x, y }) => ({ x, y: y - ABOVE }));
    const spot = spots.find((each) => isInside(each) && isFree(each));
    if (spot) names.push({ name, ...spot });
    if (names.length === MOST) break;
  }
  return names;
}

function middleOf(zips: readonly PlaceDto[]): Point {
  const mean = (of: 'latitude' | 'longitude') => zips.reduce((sum, zip) => sum + zip[of], 0) / zips.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}
