import HistoryIcon from '@mui/icons-material/History';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { VendorDto } from '../../api/generated.ts';
import { Fact } from '../../ui/Fact.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { VendorAvatar } from '../../ui/VendorAvatar.tsx';
import { VerifiedMark } from '../../ui/VerifiedMark.tsx';

export function VendorHeader({ vendor }: { vendor: VendorDto }) {
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <VendorAvatar name={vendor.businessName} size={64} />
        <VerifiedMark>Verified Provider</VerifiedMark>
      </Stack>
      <PageTitle title={vendor.businessName} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        <Rating average={vendor.averageRating} count={vendor.reviewCount} />
        <Fact icon={<PlaceIcon />}>
          {vendor.city}, {vendor.state}, serves within {vendor.serviceAreaRadius} miles
        </Fact>
        {vendor.yearsInBusiness !== null && <Fact icon={<HistoryIcon />}>{yearsLabel(vendor.yearsInBusiness)}</Fact>}
      </Stack>
      <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '68ch', overflowWrap: 'anywhere' }}>{vendor.businessDescription}</Typography>
    </Stack>
  );
}

function yearsLabel(years: number): string {
  if (years === 0) return 'New in business';
  return years === 1 ? '1 year in business' : `${years} years in business`;
}
