import { styled } from '@mui/material/styles';
import type { VendorDto } from '#api/generated-public.ts';
import { PlaceMap } from '#shared/place/map/LazyPlaceMap.tsx';
import { usePlace } from '#shared/place/place.ts';
import { reachOf } from '#shared/place/reach.ts';
import { initialsOf } from '#shared/vendors/initials.ts';
import { WITHOUT_SCRIPTS } from '#ui/forms/field.ts';
import { SmallTitle } from '#ui/page/text.ts';

/** The circle takes most of the map; somebody who lives just outside is on it, too. */
const MARGIN = 1.2;

/** How far the provider drives, and whether the visitor is inside. Nothing where nobody knows where the provider is. */
export function ServiceArea({ vendor }: { vendor: VendorDto }) {
  const { businessName, city, state, serviceAreaRadius: radius, latitude, longitude } = vendor;
  const here = usePlace();
  if (latitude === null || longitude === null) return null;
  const way = here && reachOf(vendor, here);
  const inside = way ? `, ${way.comes ? 'with' : 'without'} ${here.zip} in it` : '';
  return (
    <Area aria-labelledby="service-area">
      <SmallTitle as="h2" id="service-area">
        Service area
      </SmallTitle>
      <PlaceMap
        label={`Map of ${radius} miles around ${city}, ${state}${inside}`}
        middle={{ latitude, longitude }}
        miles={radius * MARGIN}
        radius={radius}
        marks={[{ name: businessName, sign: initialsOf(businessName), latitude, longitude }]}
        here={here}
      />
    </Area>
  );
}

/** Nothing draws it without scripts. */
const Area = styled('section')({ [WITHOUT_SCRIPTS]: { display: 'none' } });
