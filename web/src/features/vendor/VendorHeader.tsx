import { styled } from '@mui/material/styles';
import HistoryIcon from 'virtual:icon/baseline-history';
import PlaceIcon from 'virtual:icon/outline-place';
import type { VendorDto } from '#api/generated-public.ts';
import { Heart } from '#shared/favorites/Heart.tsx';
import { paths } from '#shared/paths.ts';
import { ComesToYou } from '#shared/place/ComesToYou.tsx';
import { Rating } from '#shared/reviews/Rating.tsx';
import { VendorAvatar } from '#shared/vendors/VendorAvatar.tsx';
import { Verification } from '#shared/vendors/Verification.tsx';
import { Fact } from '#ui/cards/Fact.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { Written } from '#ui/page/text.ts';

export function VendorHeader({ vendor }: { vendor: VendorDto }) {
  return (
    <Lines>
      <Mark>
        <VendorAvatar name={vendor.businessName} photo={vendor.photoUrl} size={64} />
        <Verification vendor={vendor} />
        <Heart kind="vendor" id={vendor.id} name={vendor.businessName} />
      </Mark>
      <PageTitle title={vendor.businessName} />
      <Facts>
        <Rating average={vendor.averageRating} count={vendor.reviewCount} />
        <Fact icon={<PlaceIcon />}>
          {vendor.city}, {vendor.state}, serves within {vendor.serviceAreaRadius} miles
        </Fact>
        {vendor.yearsInBusiness !== null && <Fact icon={<HistoryIcon />}>{yearsLabel(vendor.yearsInBusiness)}</Fact>}
      </Facts>
      <ComesToYou vendor={vendor} others={paths.services} />
      <Written>{vendor.businessDescription}</Written>
    </Lines>
  );
}

function yearsLabel(years: number): string {
  if (years === 0) return 'New in business';
  return years === 1 ? '1 year in business' : `${years} years in business`;
}

const Lines = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });
const Mark = styled('div')({ display: 'flex', gap: 16, alignItems: 'center' });
const Facts = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 24, rowGap: 8 });
