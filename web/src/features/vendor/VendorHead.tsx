import type { VendorDto } from '#api/generated-public.ts';
import { paths } from '#shared/paths.ts';
import { PageHead } from '#ui/page/PageHead.tsx';
import { useSiteOrigin } from '#ui/page/site.ts';
import { breadcrumbList, type Crumb, localBusiness } from '#ui/page/structured-data.ts';

/** Both tabs are one provider: the address is the plain one. */
export function VendorHead({ vendor, crumbs }: { vendor: VendorDto; crumbs: readonly Crumb[] }) {
  const origin = useSiteOrigin();
  const { businessName, businessDescription, city, state, serviceAreaRadius, phone, address } = vendor;
  const business = {
    ...localBusiness(origin, vendor),
    description: businessDescription,
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: state,
      addressCountry: 'US',
      ...(address && { streetAddress: address }),
    },
    ...(phone && { telephone: phone }),
  };
  return (
    <PageHead
      title={businessName}
      description={`${businessName}: a verified provider in ${city}, ${state}, serving within ${serviceAreaRadius} miles. Services, prices and reviews.`}
      path={paths.vendor(vendor.id)}
      data={[business, breadcrumbList(origin, crumbs)]}
    />
  );
}
