import { lazyPart } from '#ui/dialogs/lazy-part.tsx';
import { Placeholder } from '#ui/placeholders/Placeholder.tsx';
import { MAP_HEIGHT } from './map-height.ts';

/** A map that is fetched when it is shown: most pages are read without. */
export const PlaceMap = lazyPart(
  async () => (await import('./PlaceMap.tsx')).PlaceMap,
  () => <Placeholder style={{ height: MAP_HEIGHT }} />,
);
