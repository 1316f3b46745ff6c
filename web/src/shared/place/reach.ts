import { counted } from '#ui/format/labels.ts';
import { distanceMiles, type Point } from './distance.ts';

/** What the provider's radius is measured from, and how far it goes. */
export interface Reach {
  city: string;
  state: string;
  /** Miles. */
  serviceAreaRadius: number;
  latitude: number | null;
  longitude: number | null;
}

export interface NamedPlace extends Point {
  /** What it is called in a sentence: a ZIP code, or a city. */
  name: string;
  /** A ZIP code's middle is where somebody is; a city's is not. */
  near: boolean;
}

export interface Way {
  miles: number;
  /** The provider drives there. */
  comes: boolean;
}

/** The way from a provider to a place; `undefined` for one whose home is not known. */
export function reachOf({ latitude, longitude, serviceAreaRadius }: Reach, place: Point): Way | undefined {
  if (latitude === null || longitude === null) return undefined;
  const miles = distanceMiles({ latitude, longitude }, place);
  return { miles, comes: miles <= serviceAreaRadius };
}

/** "3 miles away". Whoever is too far is never told that they are within the radius. */
export function awayWords({ miles, comes }: Way): string {
  if (miles < 1 && comes) return 'less than a mile away';
  return `${counted(comes ? Math.round(miles) : Math.ceil(miles), 'mile')} away`;
}
