import { Link } from 'react-router-dom';
import type { NewestVendorDto } from '#api/generated-public.ts';
import { paths } from '#shared/paths.ts';
import { Rating } from '#shared/reviews/Rating.tsx';
import { VendorAvatar } from '#shared/vendors/VendorAvatar.tsx';
import { VerifiedMark } from '#shared/vendors/VerifiedMark.tsx';
import { counted } from '#ui/format/labels.ts';
import { useNewestVendorsQuery } from './api.ts';
import { Cards, LinkCard } from './cards.ts';
import { Section } from './Section.tsx';

/** Who was approved last. The page is whole without them: while they are not there, or can't be had, it shows nothing of it. */
export function NewestProviders() {
  const { data: vendors = [] } = useNewestVendorsQuery();
  if (vendors.length === 0) return null;
  return (
    <Section id="newest" title="New on Plumb & Level">
      <Cards>
        {vendors.map((vendor) => (
          <ProviderCard key={vendor.id} vendor={vendor} />
        ))}
      </Cards>
    </Section>
  );
}

function ProviderCard({ vendor }: { vendor: NewestVendorDto }) {
  const { id, businessName, ownerName, photoUrl, averageRating, reviewCount, city, state, serviceCount, categories } = vendor;
  return (
    <LinkCard as="li">
      <div className="line">
        <VendorAvatar name={businessName} photo={photoUrl} size={44} />
        <div>
          <h3>
            <Link className="cover" to={paths.vendor(id)}>
              {businessName}
            </Link>{' '}
            <VerifiedMark />
          </h3>
          <p className="faint">
            by {ownerName}, {city}, {state}
          </p>
        </div>
      </div>
      <p>{categories.map(({ name }) => name).join(' · ')}</p>
      <div className="line foot">
        <span className="faint">{counted(serviceCount, 'service')}</span>
        <Rating average={averageRating} count={reviewCount} />
      </div>
    </LinkCard>
  );
}
