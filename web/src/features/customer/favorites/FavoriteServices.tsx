import { skipToken } from '@reduxjs/toolkit/query/react';
import type { FavoriteServiceDto } from '#api/generated.ts';
import { ServiceCard } from '#shared/services/ServiceCard.tsx';
import { useNextFreeSlotsQuery } from './api.ts';
import { inBatches } from './batches.ts';
import { Section } from './Section.tsx';
import { SwitchedOff } from './SwitchedOff.tsx';

export function FavoriteServices({ services }: { services: readonly FavoriteServiceDto[] }) {
  return (
    <Section title="Services">
      {inBatches(services).map((group) => (
        <Cards key={group[0]!.id} services={group} />
      ))}
    </Section>
  );
}

function Cards({ services }: { services: readonly FavoriteServiceDto[] }) {
  const ids = services.filter(({ isBookable }) => isBookable).map(({ id }) => id);
  const { data: free, error } = useNextFreeSlotsQuery(ids.length > 0 ? { ids: ids.join(',') } : skipToken);
  const slots = new Map(free?.map(({ serviceId, slot }) => [serviceId, slot]));
  return services.map((service) =>
    service.isBookable ? (
      <ServiceCard key={service.id} service={service} next={error ? undefined : { slot: slots.get(service.id) }} />
    ) : (
      <SwitchedOff key={service.id} thing={{ kind: 'service', id: service.id, name: service.title }} by={service.vendor.businessName} />
    ),
  );
}
