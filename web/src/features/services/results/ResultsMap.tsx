import type { PlaceDto, ServicePageDto } from '#api/generated-public.ts';
import { paths } from '#shared/paths.ts';
import { PlaceMap } from '#shared/place/map/LazyPlaceMap.tsx';
import { awayWords, reachOf } from '#shared/place/reach.ts';
import { initialsOf } from '#shared/vendors/initials.ts';

/** Wider than the farthest of them, and never a single street. */
const MARGIN = 1.25;
const LEAST_MILES = 4;

interface ResultsMapProps {
  items: ServicePageDto['items'];
  place: PlaceDto;
  /** The place in words. */
  named: string;
  /** The place is where the work is, and no city's middle. */
  exact: boolean;
}

/** Who on this page of a list is where, around the place that the list is for. */
export function ResultsMap({ items, place, named, exact }: ResultsMapProps) {
  const vendors = [...new Map(items.map(({ vendor }) => [vendor.id, vendor])).values()];
  const marks = vendors.flatMap((vendor) => {
    const { id, businessName, latitude, longitude } = vendor;
    const way = reachOf(vendor, place);
    if (!way || latitude === null || longitude === null) return [];
    const name = exact ? `${businessName}, ${awayWords(way)}` : businessName;
    return [{ name, sign: initialsOf(businessName), to: paths.vendor(id), latitude, longitude, miles: way.miles }];
  });
  return (
    <PlaceMap
      label={`Map of who comes to ${named}`}
      middle={place}
      miles={Math.max(LEAST_MILES, ...marks.map(({ miles }) => miles)) * MARGIN}
      marks={marks}
      here={exact ? place : null}
    />
  );
}
