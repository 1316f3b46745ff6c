import { styled } from '@mui/material/styles';
import ScheduleIcon from 'virtual:icon/baseline-schedule';
import PlaceIcon from 'virtual:icon/outline-place';
import type { ServiceDetailDto } from '#api/generated-public.ts';
import { Heart } from '#shared/favorites/Heart.tsx';
import { ComesToYou } from '#shared/place/ComesToYou.tsx';
import { Rating } from '#shared/reviews/Rating.tsx';
import { Drawing } from '#shared/services/Drawing.tsx';
import { DrawnHead, TradeName } from '#shared/services/DrawnHead.ts';
import { Fact } from '#ui/cards/Fact.tsx';
import { durationLabel, priceLabel } from '#ui/format/labels.ts';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { PartTitle, Written } from '#ui/page/text.ts';

interface Props {
  service: ServiceDetailDto;
  /** A list in which somebody else may be found. */
  others: string;
}

export function ServiceHeader({ service, others }: Props) {
  const { id, title, description, durationMinutes, category, vendor } = service;
  return (
    <Lines>
      <Head>
        <Drawing trade={category.slug} title={title} />
        <Heart kind="service" id={id} name={title} />
      </Head>
      <div>
        <TradeName>{category.name}</TradeName>
        <PageTitle title={title} />
      </div>
      <PartTitle as="p" style={{ margin: 0 }}>
        {priceLabel(service)}
      </PartTitle>
      <Facts>
        <Rating average={vendor.averageRating} count={vendor.reviewCount} />
        <Fact icon={<ScheduleIcon />}>{durationLabel(durationMinutes)}</Fact>
        <Fact icon={<PlaceIcon />}>Serves within {vendor.serviceAreaRadius} miles</Fact>
      </Facts>
      <ComesToYou vendor={vendor} others={others} />
      <Written>{description}</Written>
    </Lines>
  );
}

/** Drawn larger, and a little finer. */
const Head = styled(DrawnHead)(({ theme }) => ({
  width: '100%',
  boxSizing: 'border-box',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  '& > svg': { height: 'clamp(128px, 20vw, 192px)', strokeWidth: 1.25 },
}));

const Lines = styled('div')({ display: 'grid', gap: 16, justifyItems: 'start' });
const Facts = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 24, rowGap: 8 });
