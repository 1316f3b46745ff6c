import { milesApart, type Point } from '../../../platform/geo/zip.js';

/** So many providers at home at a point, who all drive equally far. */
export interface Home extends Point {
  readonly miles: number;
  readonly providers: number;
}

/** Of latitude; rounded down, so that nothing near is passed over. */
const MILES_PER_DEGREE = 69;

/** For each place how many of the providers drive there. Only places in reach by latitude and longitude are measured, and each once from a point. */
export function providersReaching(places: readonly Point[], homes: readonly Home[]): readonly number[] {
  const reached = places.map(() => 0);
  const northwards = places.map((place, index) => ({ ...place, index })).toSorted((a, b) => a.latitude - b.latitude);
  const points = Map.groupBy(homes, ({ latitude, longitude }) => `${latitude} ${longitude}`);
  for (const those of points.values()) {
    const [home] = those as [Home];
    const degrees = Math.max(...those.map(({ miles }) => miles)) / MILES_PER_DEGREE;
    const north = home.latitude + degrees;
    // Nearest to a pole a mile is the most degrees of longitude.
    const wide = degrees / Math.cos((Math.min(89, Math.abs(home.latitude) + degrees) * Math.PI) / 180);
    for (let at = firstFrom(northwards, home.latitude - degrees); at < northwards.length && northwards[at]!.latitude <= north; at++) {
      const place = northwards[at]!;
      const apart = Math.abs(place.longitude - home.longitude);
      if (Math.min(apart, 360 - apart) > wide) continue;
      const miles = milesApart(home, place);
      for (const each of those) if (miles <= each.miles) reached[place.index]! += each.providers;
    }
  }
  return reached;
}

/** Index of the first that lies at this latitude or north of it. */
function firstFrom(northwards: readonly Point[], latitude: number): number {
  let [low, high] = [0, northwards.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (northwards[middle]!.latitude < latitude) low = middle + 1;
    else high = middle;
  }
  return low;
}
