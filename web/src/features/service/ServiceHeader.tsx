import { styled } from '@mui/material/styles';
import ScheduleIcon from 'virtual:icon/baseline-schedule';
import PlaceIcon from 'virtual:icon/outline-place';
import type { ServiceDetailDto } from '#api/generated-public.ts';
import { Heart } from '#shared/favorites/Heart.tsx';
import { paths } from '#shared/paths.ts';
import { ComesToYou } from '#shared/place/ComesToYou.tsx';
import { Rating } from '#shared/reviews/Rating.tsx';
import { CategoryMark } from '#shared/services/CategoryMark.tsx';
import { Fact } from '#ui/cards/Fact.tsx';
import { durationLabel, priceLabel } from '#ui/format/labels.ts';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { PartTitle, Written } from '#ui/page/text.ts';

export function ServiceHeader({ service }: { service: ServiceDetailDto }) {
  const { id, title, description, durationMinutes, category, vendor } = service;
  return (
    <Lines>
      <Mark>
        <CategoryMark icon={category.icon} name={category.name} />
        <Heart kind="service" id={id} name={title} />
      </Mark>
      <PageTitle title={title} />
      <PartTitle as="p" style={{ margin: 0 }}>
        {priceLabel(service)}
      </PartTitle>
      <Facts>
        <Rating average={vendor.averageRating} count={vendor.reviewCount} />
        <Fact icon={<ScheduleIcon />}>{durationLabel(durationMinutes)}</Fact>
        <Fact icon={<PlaceIcon />}>Serves within {vendor.serviceAreaRadius} miles</Fact>
      </Facts>
      <ComesToYou vendor={vendor} others={paths.category(category.slug)} />
      <Written>{description}</Written>
    </Lines>
  );
}

const Mark = styled('div')({ display: 'flex', gap: 16, alignItems: 'center' });
const Lines = styled('div')({ display: 'grid', gap: 16, justifyItems: 'start' });
const Facts = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 24, rowGap: 8 });
