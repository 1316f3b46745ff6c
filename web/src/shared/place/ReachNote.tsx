import PlaceIcon from 'virtual:icon/outline-place';
import { CardLine } from '#ui/cards/CardLine.tsx';
import { distanceMiles } from './distance.ts';
import { type Place, usePlace } from './place.ts';

/** What the provider's radius is measured from, and how far it goes. */
interface Reach {
  city: string;
  state: string;
  serviceAreaRadius: number;
  latitude: number | null;
  longitude: number | null;
}

/** Whether the provider drives to the visitor; where the provider is, as long as the visitor's place is not known. */
export function ReachNote({ vendor, served }: { vendor: Reach; served?: string }) {
  const place = usePlace();
  return <CardLine icon={<PlaceIcon />}>{reachWords(vendor, place, served)}</CardLine>;
}

function reachWords(vendor: Reach, place: Place | null, served: string | undefined): string {
  const { city, state, serviceAreaRadius: radius, latitude, longitude } = vendor;
  // A list that was narrowed to a place holds only providers who serve it.
  if (served) return `Serves ${served}`;
  if (!place || latitude === null || longitude === null) return `${city}, ${state} · within ${radius} miles`;
  const miles = distanceMiles({ latitude, longitude }, place);
  if (miles <= radius) return `Serves ${place.zip}`;
  const away = Math.ceil(miles);
  return `${away.toLocaleString('en-US')} ${away === 1 ? 'mile' : 'miles'} away, serves within ${radius}`;
}
