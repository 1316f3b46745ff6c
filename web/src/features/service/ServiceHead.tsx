import type { ServiceDetailDto } from '#api/generated-public.ts';
import { paths } from '#shared/paths.ts';
import { priceLabel } from '#ui/format/labels.ts';
import { PageHead, type StructuredData } from '#ui/page/PageHead.tsx';
import { useSiteOrigin } from '#ui/page/site.ts';
import { breadcrumbList, type Crumb } from '#ui/page/structured-data.ts';

/** Long descriptions are cut by search engines anyway. */
const DESCRIPTION_MAX = 160;

/** A chosen time or a page of reviews is still the same service: its address is the plain one. */
export function ServiceHead({ service, crumbs }: { service: ServiceDetailDto; crumbs: readonly Crumb[] }) {
  const origin = useSiteOrigin();
  const { title, description, vendor } = service;
  const summary = `${priceLabel(service)} from ${vendor.businessName}. ${description}`.replace(/\s+/g, ' ');
  return (
    <PageHead
      title={title}
      description={summary.length > DESCRIPTION_MAX ? `${summary.slice(0, DESCRIPTION_MAX - 1)}…` : summary}
      path={paths.service(service.id)}
      data={[serviceData(origin, service), breadcrumbList(origin, crumbs)]}
    />
  );
}

/** Ratings belong to the provider, whose own page has them. */
function serviceData(origin: string, { id, title, description, category, vendor, ...offer }: ServiceDetailDto): StructuredData {
  return {
    '@type': 'Service',
    name: title,
    description,
    serviceType: category.name,
    url: origin + paths.service(id),
    provider: { '@type': 'LocalBusiness', name: vendor.businessName, url: origin + paths.vendor(vendor.id) },
    areaServed: `Within ${vendor.serviceAreaRadius} miles of ${vendor.city}, ${vendor.state}`,
    offers: { '@type': 'Offer', url: origin + paths.service(id), priceCurrency: 'USD', ...priceData(offer) },
  };
}

/** By the hour its rate; otherwise what is paid at least, the provider's minimum included. */
function priceData({ basePriceCents, priceCents, priceType }: Pick<ServiceDetailDto, 'basePriceCents' | 'priceCents' | 'priceType'>) {
  const price = ((priceType === 'hourly' ? basePriceCents : priceCents) / 100).toFixed(2);
  const specification = { '@type': 'UnitPriceSpecification', priceCurrency: 'USD' };
  switch (priceType) {
    case 'hourly':
      return { price, priceSpecification: { ...specification, price, unitCode: 'HUR' } };
    case 'starting_at':
      return { price, priceSpecification: { ...specification, minPrice: price } };
    case 'fixed':
      return { price };
  }
}
