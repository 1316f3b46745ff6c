import { skipToken } from '@reduxjs/toolkit/query/react';
import type { FavoriteVendorDto } from '#api/generated.ts';
import { useNextFreeSlotsOfVendorsQuery } from './api.ts';
import { inBatches } from './batches.ts';
import { Section } from './Section.tsx';
import { SwitchedOff } from './SwitchedOff.tsx';
import { VendorCard } from './VendorCard.tsx';

export function FavoriteVendors({ vendors }: { vendors: readonly FavoriteVendorDto[] }) {
  return (
    <Section title="Providers">
      {inBatches(vendors).map((group) => (
        <Cards key={group[0]!.id} vendors={group} />
      ))}
    </Section>
  );
}

function Cards({ vendors }: { vendors: readonly FavoriteVendorDto[] }) {
  const ids = vendors.filter(({ isBookable }) => isBookable).map(({ id }) => id);
  const { data: free, error } = useNextFreeSlotsOfVendorsQuery(ids.length > 0 ? { ids: ids.join(',') } : skipToken);
  const next = new Map(free?.map((slot) => [slot.vendorId, slot]));
  return vendors.map((vendor) =>
    vendor.isBookable ? (
      <VendorCard key={vendor.id} vendor={vendor} next={next.get(vendor.id)} unknown={error !== undefined} />
    ) : (
      <SwitchedOff key={vendor.id} thing={{ kind: 'vendor', id: vendor.id, name: vendor.businessName }} by={vendor.ownerName} />
    ),
  );
}
