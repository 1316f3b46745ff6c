import { distanceMiles } from '#shared/place/distance.ts';
import type { Point } from '#ui/charts/chart.ts';
import { counted } from '#ui/format/labels.ts';

/** A ZIP code in which work was asked for. */
interface Place {
  zip: string;
  city: string;
  state: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
  bookings: number;
  notAccepted: number;
  /** Who drives there. */
  providers: number;
}

/** How many come to a place, as far as a look at it tells. */
export type Reach = 'none' | 'one' | 'more';

export const REACHES: Readonly<Record<Reach, string>> = { none: 'Nobody comes', one: 'One provider comes', more: 'Several come' };

export const reachOf = ({ providers }: Pick<Place, 'providers'>): Reach => (providers === 0 ? 'none' : providers === 1 ? 'one' : 'more');

/** "78704 Austin, TX" */
export const placeName = ({ zip, city, state }: Pick<Place, 'zip' | 'city' | 'state'>): string => `${zip} ${city}, ${state}`;

const comers = (providers: number): string => {
  if (providers === 0) return 'nobody comes';
  return `${counted(providers, 'provider')} ${providers === 1 ? 'comes' : 'come'}`;
};

/** All of a place's figures: "78704 Austin, TX: 34 bookings asked for, 5 of them not accepted; 3 providers come." */
export const placeWords = (place: Place): string =>
  `${placeName(place)}: ${counted(place.bookings, 'booking')} asked for, ${place.notAccepted} of them not accepted; ${comers(place.providers)}.`;

/** What one provider would have to do: "11.3"; nothing where there is none. */
export const eachOf = ({ bookings, providers }: Pick<Place, 'bookings' | 'providers'>): string | null =>
  providers === 0 ? null : (bookings / providers).toFixed(1);

const WORST = 10;

/** The worst served as bars of their bookings; they stand first in the answer. */
export const worstOf = (places: readonly Place[]): Point[] =>
  places.slice(0, WORST).map((place) => {
    const each = eachOf(place);
    const name = `${placeName(place)}, ${comers(place.providers)}${each === null ? '' : `, ${each} for each`}`;
    return { key: place.zip, name, mark: name, value: place.bookings };
  });

/** Drawn are the contiguous states; what lies elsewhere is told in words. */
export const isOnMap = ({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): boolean =>
  latitude > 24 && latitude < 50 && longitude > -125 && longitude < -66;

/** Places around the one in which most is asked for. */
export interface Area {
  /** ZIP code of that place. */
  zip: string;
  /** "Austin, TX" */
  name: string;
  places: readonly Place[];
}

const AREA_MILES = 60;

/** Places that are near one another, those with most bookings first. */
export function areasOf(places: readonly Place[]): Area[] {
  const areas: { middle: Place; places: Place[] }[] = [];
  for (const place of places.toSorted((one, other) => other.bookings - one.bookings)) {
    const near = areas.find(({ middle }) => distanceMiles(middle, place) <= AREA_MILES);
    if (near) near.places.push(place);
    else areas.push({ middle: place, places: [place] });
  }
  const bookingsOf = (area: (typeof areas)[number]) => area.places.reduce((sum, { bookings }) => sum + bookings, 0);
  return areas
    .toSorted((one, other) => bookingsOf(other) - bookingsOf(one))
    .map(({ middle, places }) => ({ zip: middle.zip, name: `${middle.city}, ${middle.state}`, places }));
}
