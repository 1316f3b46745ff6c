import { useSearchParams } from 'react-router-dom';
import { Badges } from '#ui/buttons/BadgeLink.tsx';
import { ViewBadge } from '#ui/buttons/ViewBadge.tsx';
import { grouped } from '#ui/format/numbers.ts';
import { useVendorCountsQuery } from './api.ts';
import { foundIn, hrefOf, VENDOR_STATE_NAMES, VENDOR_STATES } from './found-vendors.ts';
import { countOf } from './vendor-counts.ts';

/** The providers of one state, or all of them, with how many there are of each. */
export function VendorFilter() {
  const [params] = useSearchParams();
  const { data: counts } = useVendorCountsQuery();
  const { state: chosen } = foundIn(params);
  return (
    <Badges aria-label="State">
      {[undefined, ...VENDOR_STATE_NAMES].map((state) => (
        <ViewBadge key={state ?? 'all'} hrefIn={(now) => hrefOf({ ...foundIn(now), state, page: 1 })} chosen={state === chosen}>
          {state ? VENDOR_STATES[state] : 'All'}
          {counts && ` ${grouped(countOf(state, counts))}`}
        </ViewBadge>
      ))}
    </Badges>
  );
}
