import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import Schedule from 'virtual:icon/baseline-schedule';
import type { ServiceCardDto, ZonedSlotDto } from '#api/generated-public.ts';
import { Heart } from '#shared/favorites/Heart.tsx';
import { paths } from '#shared/paths.ts';
import type { NamedPlace } from '#shared/place/reach.ts';
import { ReachNote } from '#shared/place/ReachNote.tsx';
import { Rating } from '#shared/reviews/Rating.tsx';
import { NextFree } from '#shared/slots/NextFree.tsx';
import { VendorAvatar } from '#shared/vendors/VendorAvatar.tsx';
import { VerifiedMark } from '#shared/vendors/VerifiedMark.tsx';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { Card } from '#ui/cards/card.ts';
import { CardLine } from '#ui/cards/CardLine.tsx';
import { durationLabel, priceLabel } from '#ui/format/labels.ts';
import { Drawing } from './Drawing.tsx';
import { DrawnHead, TradeName } from './DrawnHead.ts';

interface ServiceCardProps {
  service: ServiceCardDto;
  /** What the list is for, where it is not for the visitor's own place. */
  place?: NamedPlace | null;
  /** Where the list says when each service is free next; its slot is undefined while that is not known. */
  next?: { slot: ZonedSlotDto | null | undefined };
  /** The page is the provider's own: nothing leads to where somebody is. */
  atProvider?: boolean;
}

export function ServiceCard({ service, place, next, atProvider = false }: ServiceCardProps) {
  const { id, title, description, durationMinutes, category, vendor } = service;
  return (
    <Sheet as="article">
      <Head>
        <Drawing trade={category.slug} title={title} />
        <Heart kind="service" id={id} name={title} />
      </Head>
      <Row>
        <TradeName>{category.name}</TradeName>
        <Price>{priceLabel(service)}</Price>
      </Row>
      <Title>
        <Link to={paths.service(id)}>{title}</Link>
      </Title>
      <Description>{description}</Description>
      <Row style={{ marginTop: 'auto' }}>
        <CardLine icon={<Schedule />}>{durationLabel(durationMinutes)}</CardLine>
        <Rating average={vendor.averageRating} count={vendor.reviewCount} />
      </Row>
      <div>
        {next && <NextFree serviceId={id} slot={next.slot} />}
        <ReachNote vendor={vendor} place={place} />
      </div>
      <Provider vendor={vendor} />
      <Row style={{ flexWrap: 'wrap' }}>
        <Button href={paths.service(id)} variant="contained" size="small" sx={WHOLE_WORDS} aria-label={`View Details of ${title}`}>
          View Details
        </Button>
        {!atProvider && (
          <Button
            href={paths.vendor(vendor.id)}
            variant="outlined"
            size="small"
            sx={WHOLE_WORDS}
            aria-label={`View Provider ${vendor.businessName}`}
          >
            View Provider
          </Button>
        )}
      </Row>
    </Sheet>
  );
}

function Provider({ vendor }: Pick<ServiceCardDto, 'vendor'>) {
  return (
    <Names>
      <VendorAvatar name={vendor.businessName} photo={vendor.photoUrl} />
      <div>
        <strong>
          <span>{vendor.businessName}</span> <VerifiedMark />
        </strong>
        <small>by {vendor.ownerName}</small>
      </div>
    </Names>
  );
}

/** Side by side, or below each other where letters are set large. */
const WHOLE_WORDS = { flex: 1, minWidth: 'min-content' };

const Sheet = styled(Card)({ display: 'flex', flexDirection: 'column', gap: 10 });
const Row = styled('div')({ display: 'flex', gap: 8, alignItems: 'center', justifyContent: 'space-between' });

/** From edge to edge of the card, within its hairline. */
const Head = styled(DrawnHead)(({ theme }) => ({
  margin: '-20px -20px 4px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '9px 9px 0 0',
}));
const Price = styled('span')({ marginLeft: 'auto', fontWeight: 700, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  ...twoLines,
  margin: 0,
  // Two pixels more than the letters need: a finger needs 24.
  lineHeight: 1.27,
  '& a': { paddingBlock: 1, color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
}));

const Description = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  ...twoLines,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Names = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  borderTop: `1px dashed ${theme.vars.palette.divider}`,
  paddingTop: 12,
  marginBottom: 4,
  lineHeight: 1.3,
  '& > div': { minWidth: 0 },
  '& strong': { display: 'flex', gap: 4, alignItems: 'center', fontSize: '.875rem', fontWeight: 600 },
  '& strong > span': oneLine,
  '& small': { display: 'block', fontSize: '.75rem', color: theme.vars.palette.text.secondary, ...oneLine },
}));
