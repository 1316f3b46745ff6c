import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ServiceDetailDto } from '../../api/generated.ts';
import { CategoryMark } from '../../ui/CategoryMark.tsx';
import { Fact } from '../../ui/Fact.tsx';
import { durationLabel, priceLabel } from '../../ui/labels.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Rating } from '../../ui/Rating.tsx';

export function ServiceHeader({ service }: { service: ServiceDetailDto }) {
  const { title, description, durationMinutes, category, vendor } = service;
  return (
    <Stack spacing={2}>
      <CategoryMark slug={category.slug} name={category.name} />
      <PageTitle title={title} />
      <Typography variant="h2" component="p">
        {priceLabel(service)}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        <Rating average={vendor.averageRating} count={vendor.reviewCount} />
        <Fact icon={<ScheduleIcon />}>{durationLabel(durationMinutes)}</Fact>
        <Fact icon={<PlaceIcon />}>Serves within {vendor.serviceAreaRadius} miles</Fact>
      </Stack>
      <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '68ch', overflowWrap: 'anywhere' }}>{description}</Typography>
    </Stack>
  );
}
