import PlaceIcon from 'virtual:icon/outline-place';
import { CardLine } from '#ui/cards/CardLine.tsx';
import { usePlace } from './place.ts';
import { awayWords, type NamedPlace, type Reach, reachOf } from './reach.ts';

interface ReachNoteProps {
  vendor: Reach;
  /** Left out: the visitor's own. */
  place?: NamedPlace | null;
}

/** Whether the provider drives to a place, and how far it is; where the provider is, as long as no place is known. */
export function ReachNote({ vendor, place }: ReachNoteProps) {
  const here = usePlace();
  return <CardLine icon={<PlaceIcon />}>{reachWords(vendor, place ?? (here && { ...here, name: here.zip, near: true }))}</CardLine>;
}

function reachWords(vendor: Reach, place: NamedPlace | null): string {
  const { city, state, serviceAreaRadius: radius } = vendor;
  const reach = place && reachOf(vendor, place);
  if (!reach) return `${city}, ${state} · within ${radius} miles`;
  if (!reach.comes) return `${awayWords(reach)}, serves within ${radius}`;
  return place.near ? `Serves ${place.name} · ${awayWords(reach)}` : `Serves ${place.name}`;
}
