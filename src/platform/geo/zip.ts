import { createRequire } from 'node:module';

/** A place in the United States, by its ZIP code. */
export interface ZipPlace {
  /** Five digits. */
  readonly zip: string;
  readonly city: string;
  /** Two letters; territories have their own. */
  readonly state: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** IANA zone in which wall-clock times at this place are meant. */
  readonly timeZone: string;
}

export type Listed = Omit<ZipPlace, 'timeZone'>;
export type Point = Pick<ZipPlace, 'latitude' | 'longitude'>;

const require = createRequire(import.meta.url);
/** The table takes 5 MB of source: it is read on first use, once. */
let table: Readonly<Record<string, Listed>> | undefined;
const listed = () => (table ??= (require('zipcodes/lib/codes.js') as { codes: Record<string, Listed> }).codes);

/** Addresses of the armed forces (AA, AE, AP) move about: no provider drives there. */
const MILITARY = new Set(['AA', 'AE', 'AP']);

/** Zones in use in the states and territories. */
const OURS =
  /^(America\/(New_York|Detroit|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Puerto_Rico|St_Thomas|(Indiana|Kentucky|North_Dakota)\/\w+)|Pacific\/(Honolulu|Guam|Saipan|Pago_Pago|Palau|Majuro|Kwajalein|Chuuk|Pohnpei|Kosrae))$/;

const places = new Map<string, ZipPlace | undefined>();

/** The place of a ZIP code (ZIP+4 is cut to five digits); `undefined` for one that is not in use. */
export function lookupZip(text: string): ZipPlace | undefined {
  const zip = /^\s*(\d{5})(-\d{4})?\s*$/.exec(text)?.[1];
  if (!zip) return undefined;
  if (!places.has(zip)) places.set(zip, place(zip));
  return places.get(zip);
}

/** The place closest to a point of the globe, at most `within` miles away. */
export function nearestPlace(point: Point, within: number): ZipPlace | undefined {
  const north = southToNorth();
  const start = firstFrom(north, point.latitude);
  let best: { readonly zip: string; readonly distance: number } | undefined;
  const consider = (other: Listed | undefined): boolean => {
    const reach = best?.distance ?? within;
    if (!other || Math.abs(other.latitude - point.latitude) * MILES_PER_DEGREE > reach) return false;
    const distance = milesApart(point, other);
    if (distance < reach) best = { zip: other.zip, distance };
    return true;
  };
  for (let at = start; consider(north[at]); at += 1);
  for (let at = start - 1; consider(north[at]); at -= 1);
  return best && lookupZip(best.zip);
}

/** Places within so many miles of a point, nearest first, at most `limit`. */
export function placesAround(point: Point, within: number, limit: number): Listed[] {
  const north = southToNorth();
  const reach = within / MILES_PER_DEGREE;
  const near: { readonly place: Listed; readonly miles: number }[] = [];
  for (let at = firstFrom(north, point.latitude - reach); at < north.length && north[at]!.latitude <= point.latitude + reach; at++) {
    const miles = milesApart(point, north[at]!);
    if (miles <= within) near.push({ place: north[at]!, miles });
  }
  const nearest = near.toSorted((a, b) => a.miles - b.miles || (a.place.zip < b.place.zip ? -1 : 1));
  return nearest.slice(0, limit).map(({ place }) => place);
}

let byCity: Map<string, Map<string, Listed[]>> | undefined;

/** States with places of this name (in any case), with the ZIP codes of each. */
function statesWith(city: string): ReadonlyMap<string, readonly Listed[]> {
  if (!byCity) {
    byCity = new Map();
    for (const listed of southToNorth()) {
      const name = listed.city.toLowerCase();
      const states = byCity.get(name) ?? new Map<string, Listed[]>();
      byCity.set(name, states);
      const zips = states.get(listed.state);
      if (zips) zips.push(listed);
      else states.set(listed.state, [listed]);
    }
  }
  return byCity.get(city.toLowerCase()) ?? new Map<string, Listed[]>();
}

/** The middle of each city of this name, one for each state, and how many ZIP codes it has; the one with most first. */
export function citiesNamed(city: string): { readonly place: ZipPlace; readonly zips: number }[] {
  return [...statesWith(city).values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((zips) => {
      const mean = (of: 'latitude' | 'longitude') => zips.reduce((sum, zip) => sum + zip[of], 0) / zips.length;
      const middle = { latitude: mean('latitude'), longitude: mean('longitude') };
      const nearest = zips.reduce((best, zip) => (milesApart(zip, middle) < milesApart(best, middle) ? zip : best));
      const place = lookupZip(nearest.zip);
      return place ? [{ place, zips: zips.length }] : [];
    });
}

/** Great-circle distance between two ZIP codes in miles; `undefined` when one of them is not in use. */
export function milesBetween(zipA: string, zipB: string): number | undefined {
  const [a, b] = [lookupZip(zipA), lookupZip(zipB)];
  return a && b && milesApart(a, b);
}

/** Somebody can drive there, and we know where it is. */
const isPlace = ({ state, latitude, longitude }: Listed): boolean => !MILITARY.has(state) && !(latitude === 0 && longitude === 0);

let byLatitude: readonly Listed[] | undefined;
const southToNorth = () =>
  (byLatitude ??= Object.values(listed())
    .filter(isPlace)
    .sort((a, b) => a.latitude - b.latitude));

/** Index of the first place that lies at this latitude or north of it. */
function firstFrom(places: readonly Listed[], latitude: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]!.latitude < latitude) low = middle + 1;
    else high = middle;
  }
  return low;
}

function place(zip: string): ZipPlace | undefined {
  const found = listed()[zip];
  if (!found || !isPlace(found)) return undefined;
  const { city, state, latitude, longitude } = found;
  return { zip, city, state, latitude, longitude, timeZone: zoneOf(found) };
}

const zoneAt = ({ latitude, longitude }: Listed): string =>
  (require('tz-lookup') as (latitude: number, longitude: number) => string)(latitude, longitude);

/** The zone map is coarse at the borders: where it names a zone of the neighbour's, the nearest ZIP of the same state knows better. */
function zoneOf(here: Listed): string {
  const zone = zoneAt(here);
  if (OURS.test(zone)) return zone;
  let nearest: { zone: string; distance: number } | undefined;
  for (const other of Object.values(listed())) {
    if (other.state !== here.state) continue;
    const distance = milesApart(here, other);
    if (nearest && distance >= nearest.distance) continue;
    const theirs = zoneAt(other);
    if (OURS.test(theirs)) nearest = { zone: theirs, distance };
  }
  return nearest?.zone ?? zone;
}

const EARTH_RADIUS_MILES = 3958.8;
/** Of latitude; rounded down, so that nothing near is passed over. */
const MILES_PER_DEGREE = 69;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance. Haversine formula (R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68, 1984). */
export function milesApart(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h = half(a.latitude, b.latitude) + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}
